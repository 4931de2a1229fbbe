-- Ads as a list shows them, in the order of their numbers here.
CREATE OR REPLACE FUNCTION search.job_cards(page bigint[]) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'title', title, 'companyName', company_name, 'location', location,
    'description', description, 'requirements', requirements, 'jobType', job_type,
    'experience', experience, 'employerId', employer_id,
    'postDate', to_char(post_date, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'expiryDate', to_char(expiry_date, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'isActive', is_active) ORDER BY nth), '[]')
    FROM unnest(page) WITH ORDINALITY AS wanted (no, nth) JOIN jobs USING (no)
$$;
