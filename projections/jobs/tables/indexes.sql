CREATE INDEX jobs_newest ON jobs (post_date DESC, no DESC) INCLUDE (expiry_date) WHERE live;
CREATE INDEX jobs_place ON jobs ((areas[1]), no DESC) INCLUDE (expiry_date) WHERE live;
ALTER INDEX jobs_place ALTER COLUMN 1 SET STATISTICS 0;
CREATE INDEX jobs_expiry ON jobs (expiry_date, no DESC) WHERE live;
CREATE INDEX jobs_sitemap ON jobs (no) INCLUDE (expiry_date, id, post_date, renewed_at, revised_at) WHERE live;
CREATE INDEX jobs_answered ON jobs (closed_at) WHERE answer IS NOT NULL;
