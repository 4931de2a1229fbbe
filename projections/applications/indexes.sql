CREATE INDEX applications_received ON applications (employer_id, applied_at DESC, id);
