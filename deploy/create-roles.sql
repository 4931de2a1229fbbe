-- The three roles of a board, for psql 14 or later: --set=database=…, and their passwords in the environment, where no list of
-- processes shows them: OWNER_PASSWORD, APPLICATION_PASSWORD, READER_PASSWORD. A superuser runs it, or the owner of the database with CREATEROLE and CREATEDB. The owner of the tables migrates, and creates the database in which it
-- tries a backup; the application appends and reads, the reader reads; `npm run ops -- migrate` grants them their access.
\set ON_ERROR_STOP on
\getenv owner_password OWNER_PASSWORD
\getenv application_password APPLICATION_PASSWORD
\getenv reader_password READER_PASSWORD
CREATE ROLE ramal_owner LOGIN CREATEDB PASSWORD :'owner_password';
CREATE ROLE ramal_application LOGIN PASSWORD :'application_password';
CREATE ROLE ramal_reader LOGIN PASSWORD :'reader_password';
ALTER ROLE ramal_reader SET default_transaction_read_only = on;
-- Who is no superuser hands the database over to a role that it may become.
GRANT ramal_owner TO CURRENT_USER;
ALTER DATABASE :"database" OWNER TO ramal_owner;
