-- What an alert searches for is read from the alert itself. `changed` numbers the changes: what was made from the alerts up to
-- one of them asks for those after it.
DROP INDEX mail.alert_queries_anchors;
ALTER TABLE mail.alert_queries
  DROP COLUMN words,
  DROP COLUMN anchors,
  DROP COLUMN municipality,
  DROP COLUMN lat,
  DROP COLUMN lon,
  DROP COLUMN radius,
  DROP COLUMN pay_min,
  DROP COLUMN spelled,
  DROP COLUMN is_vague;
CREATE SEQUENCE mail.alert_changes;
ALTER TABLE mail.alert_queries ADD COLUMN changed bigint NOT NULL DEFAULT nextval('mail.alert_changes');
CREATE INDEX alert_queries_changed ON mail.alert_queries (changed);
