//! What the editions, characters, scenery and maps say.
