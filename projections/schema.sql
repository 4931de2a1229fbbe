-- Read tables live in «read»; everything in it can be dropped and made again from the log.
CREATE SCHEMA read;
