"""The computer opponents: judgement from a View alone, and the process in which they think."""
