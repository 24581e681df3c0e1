"""The lab's measurements: what is played, block by block, and the tables that it leaves."""
