"""Work in processes of its own: bots' moves and print jobs never delay the event loop."""
