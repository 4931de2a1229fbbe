-- What was erased last is read every hour.
CREATE INDEX erasures_by_date ON es.erasures (erased_at, subject);
