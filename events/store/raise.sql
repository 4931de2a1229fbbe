-- Ends the transaction and everything that was sent after this statement; see stops.ts for the states.
CREATE OR REPLACE FUNCTION es.stop(state text, what text) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION USING ERRCODE = state, MESSAGE = what;
END $$;
