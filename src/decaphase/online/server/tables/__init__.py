"""The live tables of this process: kept in step with their logs, and sent to their followers."""
