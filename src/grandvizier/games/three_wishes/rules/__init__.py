"""The rulebook: turns and scoring, the rulings behind it, and the tables made of them."""
