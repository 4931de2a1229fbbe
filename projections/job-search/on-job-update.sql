CREATE OR REPLACE FUNCTION search.count_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search.count_live(ARRAY(
    SELECT search.change_of(title, company_name, location, description, requirements, job_type, experience, 1)
      FROM after WHERE live
    UNION ALL
    SELECT search.change_of(title, company_name, location, description, requirements, job_type, experience, -1)
      FROM before WHERE live));
  RETURN NULL;
END $$;
