-- Neither is ever changed, so its pages are frozen by the first vacuum that sees them; otherwise all of them wait for one, 200
-- million transactions later, that reads the whole log.
ALTER TABLE es.events SET (autovacuum_freeze_min_age = 0);
ALTER TABLE es.chain SET (autovacuum_freeze_min_age = 0);
