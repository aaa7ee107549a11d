# What the page itself says. What happens in a game comes from the server.
