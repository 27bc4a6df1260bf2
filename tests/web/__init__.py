"""The page in the browser, and the parts of it that Node can run."""
