-- How often the contact of a job was shown on each day; to whom is kept nowhere.
ALTER TABLE figures.job_views ADD COLUMN contacts bigint NOT NULL DEFAULT 0;
