"""The contract: one suite over every game that is registered, and over Caravan."""
