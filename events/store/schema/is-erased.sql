-- True when the subject's key was destroyed: no event about them may be encrypted any more.
CREATE OR REPLACE FUNCTION es.is_erased(subject text) RETURNS boolean
LANGUAGE sql STABLE
RETURN EXISTS (SELECT FROM es.erasures WHERE erasures.subject = is_erased.subject);
