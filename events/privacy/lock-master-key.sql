-- Until the end of the transaction the key is not retired; raises when it is.
CREATE OR REPLACE FUNCTION vault.lock_master_key(p_id integer) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM vault.master_keys WHERE id = p_id AND retired_at IS NULL FOR SHARE;
  IF NOT FOUND THEN
    PERFORM es.raise('RMFOR', 'the master key is retired');
  END IF;
END $$;
