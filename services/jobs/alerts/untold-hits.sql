-- Of each alert, those that no digest has named: found by the alert, so that no plan reads those of all alerts for each.
DROP INDEX mail.alert_hits_pending;
CREATE INDEX alert_hits_pending ON mail.alert_hits (alert, found_at) WHERE notified_at IS NULL;
