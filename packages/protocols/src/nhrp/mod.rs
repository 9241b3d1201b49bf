//! Next hop resolution: the server's tables and forwarding.
