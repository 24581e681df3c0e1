"""The workshop: the contract every game keeps, fuzzing and benches."""
