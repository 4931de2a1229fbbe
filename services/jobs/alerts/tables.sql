-- Whose alerts are watched. No read table: a subscription keeps it, and makes it anew where it is missing. `changed` numbers
-- the changes: what was made from the alerts up to one of them asks for those after it. `digested_at` is the last time for
-- which a digest was written.
CREATE SEQUENCE mail.alert_changes;
CREATE TABLE mail.alert_queries (
  alert text COLLATE "C" PRIMARY KEY,
  person text NOT NULL,
  since timestamptz NOT NULL,
  digested_at timestamptz,
  changed bigint NOT NULL DEFAULT nextval('mail.alert_changes')
);
CREATE INDEX alert_queries_person ON mail.alert_queries (person);
CREATE INDEX alert_queries_changed ON mail.alert_queries (changed);

-- One row: the synonyms with which the queries were made, as a number.
CREATE TABLE mail.alert_synonyms (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  number text NOT NULL
);
INSERT INTO mail.alert_synonyms (number) VALUES ('');

-- The jobs that are new to an alert, and the time of the digest that names them.
CREATE TABLE mail.alert_hits (
  alert text COLLATE "C",
  job text COLLATE "C",
  found_at timestamptz NOT NULL,
  notified_at timestamptz,
  PRIMARY KEY (alert, job)
);
-- Of each alert, those that no digest has named: found by the alert, so that no plan reads those of all alerts for each.
CREATE INDEX alert_hits_pending ON mail.alert_hits (alert, found_at) WHERE notified_at IS NULL;

SELECT es.start_at_head('alerts');
