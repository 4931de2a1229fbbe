-- Tells every process which session has ended: it may hold a connection for it.
CREATE FUNCTION auth.notify_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('sessions', OLD.token_hash);
  RETURN NULL;
END $$;

CREATE TRIGGER session_ended AFTER DELETE ON auth.sessions
  FOR EACH ROW EXECUTE FUNCTION auth.notify_session();
