-- The three roles of a board, for psql: --set=database=… --set=owner_password=… and so on. A superuser runs it, or the
-- owner of the database with CREATEROLE and CREATEDB. The owner of the tables migrates, and creates the database in which it
-- tries a backup; the application appends and reads, the reader reads; `npm run ops -- migrate` grants them their access.
CREATE ROLE ramal_owner LOGIN CREATEDB PASSWORD :'owner_password';
CREATE ROLE ramal_application LOGIN PASSWORD :'application_password';
CREATE ROLE ramal_reader LOGIN PASSWORD :'reader_password';
ALTER ROLE ramal_reader SET default_transaction_read_only = on;
-- Who is no superuser hands the database over to a role that it may become.
GRANT ramal_owner TO CURRENT_USER;
ALTER DATABASE :"database" OWNER TO ramal_owner;
