INSERT INTO live_counts (job_type, experience, n)
SELECT job_type, coalesce(experience, ''), count(*) FROM jobs WHERE live GROUP BY 1, 2;
SELECT search.update_term_counts(ARRAY(SELECT filters FROM jobs WHERE live), '{}');
INSERT INTO area_counts (area, n)
SELECT area, count(*) FROM jobs, unnest(areas) AS area WHERE live GROUP BY 1;
CREATE TRIGGER on_job_insert AFTER INSERT ON jobs
  REFERENCING NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION search.count_new_jobs();
CREATE TRIGGER before_job_change BEFORE UPDATE OR DELETE ON jobs
  FOR EACH STATEMENT EXECUTE FUNCTION search.before_job_change();
CREATE TRIGGER on_job_update AFTER UPDATE ON jobs
  REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION search.on_job_update();
CREATE TRIGGER on_job_delete AFTER DELETE ON jobs
  REFERENCING OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION search.on_job_delete();
