CREATE INDEX jobs_words ON jobs USING gin (words) WITH (fastupdate = off) WHERE live;
CREATE INDEX jobs_newest ON jobs (post_date DESC, no DESC) INCLUDE (expiry_date) WHERE live;
CREATE INDEX jobs_kind ON jobs (job_type, experience, post_date DESC, no DESC) INCLUDE (expiry_date) WHERE live;
CREATE INDEX jobs_expiry ON jobs (expiry_date) WHERE live;
INSERT INTO live_counts (job_type, experience, n)
SELECT job_type, coalesce(experience, ''), count(*) FROM jobs WHERE live GROUP BY 1, 2;
INSERT INTO vocabulary (word, n, stem)
SELECT word, count(*), search.stem(word) FROM jobs, LATERAL (
    SELECT DISTINCT search.spelled_words(
      concat_ws(' ', title, company_name, location, description, requirements), location)) AS spelled (word)
 WHERE live GROUP BY word;
CREATE INDEX vocabulary_stem ON vocabulary (stem);

INSERT INTO vocabulary_slips (slip, word)
SELECT search.slips(word), word FROM vocabulary;
CREATE TRIGGER count_posted AFTER INSERT ON jobs
  REFERENCING NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION search.count_posted();
CREATE TRIGGER count_changed AFTER UPDATE ON jobs
  REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION search.count_changed();
CREATE TRIGGER count_erased AFTER DELETE ON jobs
  REFERENCING OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION search.count_erased();
