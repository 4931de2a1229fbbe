-- A role for statistics of your own, for psql 14 or later: its password is in STATISTICS_PASSWORD. Who ran create-roles.sql runs it, again after
-- each migration or rebuild, which replace tables. It reads the read tables and the figures: no e-mails, passwords, keys, archives or events.
\set ON_ERROR_STOP on
\getenv password STATISTICS_PASSWORD
SELECT 'CREATE ROLE ramal_statistics LOGIN' WHERE to_regrole('ramal_statistics') IS NULL \gexec
ALTER ROLE ramal_statistics PASSWORD :'password';
ALTER ROLE ramal_statistics SET default_transaction_read_only = on;
-- A forgotten session or query ends, and with it every lock that it holds.
ALTER ROLE ramal_statistics SET statement_timeout = '1min';
ALTER ROLE ramal_statistics SET idle_session_timeout = '10min';
GRANT USAGE ON SCHEMA read, figures TO ramal_statistics;
GRANT SELECT ON ALL TABLES IN SCHEMA read, figures TO ramal_statistics;
