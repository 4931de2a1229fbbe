-- The three roles of a board, for a superuser and psql: --set=database=… --set=owner_password=… and so on. The owner
-- migrates, the application appends and reads, the reader reads; `npm run ops -- migrate` grants them their access.
CREATE ROLE ramal_owner LOGIN PASSWORD :'owner_password';
CREATE ROLE ramal_application LOGIN PASSWORD :'application_password';
CREATE ROLE ramal_reader LOGIN PASSWORD :'reader_password';
ALTER ROLE ramal_reader SET default_transaction_read_only = on;
ALTER DATABASE :"database" OWNER TO ramal_owner;
