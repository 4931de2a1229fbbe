-- Fails the transaction and every statement sent after this one; for the states see sql-errors.ts.
CREATE OR REPLACE FUNCTION es.raise(state text, what text) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION USING ERRCODE = state, MESSAGE = what;
END $$;
