"""The doors over HTTP, the page's files, and what whoever runs the server can ask."""
