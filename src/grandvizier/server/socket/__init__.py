"""Connections: of a seat, of an onlooker, of a learner."""
