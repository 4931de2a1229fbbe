CREATE INDEX applications_received ON applications (employer_id, applied_at DESC, id);
CREATE INDEX applications_age ON applications (applied_at);
