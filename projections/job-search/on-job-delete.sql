CREATE OR REPLACE FUNCTION search.on_job_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search.update_counters(ARRAY(
    SELECT search.counter_delta(title, company_name, location, description,
        concat_ws(' ', requirements, details), job_type, experience, -1)
      FROM before WHERE live));
  PERFORM search.update_area_counts('{}', ARRAY(SELECT unnest(areas) FROM before WHERE live));
  PERFORM search.update_term_counts('{}', ARRAY(
    SELECT filters FROM before WHERE live));
  RETURN NULL;
END $$;
