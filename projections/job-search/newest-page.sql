-- One page of the live jobs of a type and an experience, newest first.
CREATE OR REPLACE FUNCTION search.newest_page(
  p_type text, p_experience text, p_offset integer, p_limit integer, p_now timestamptz
) RETURNS bigint[] LANGUAGE plpgsql STABLE AS $$
BEGIN
  -- One statement for each case, so that each is planned for its own index.
  IF p_type IS NULL AND p_experience IS NULL THEN
    RETURN ARRAY(SELECT no FROM jobs WHERE search.is_live(live, expiry_date, p_now)
                  ORDER BY post_date DESC, no DESC OFFSET p_offset LIMIT p_limit);
  ELSIF p_experience IS NULL THEN
    RETURN ARRAY(SELECT no FROM jobs WHERE search.is_live(live, expiry_date, p_now) AND job_type = p_type
                  ORDER BY post_date DESC, no DESC OFFSET p_offset LIMIT p_limit);
  ELSIF p_type IS NULL THEN
    RETURN ARRAY(SELECT no FROM jobs WHERE search.is_live(live, expiry_date, p_now) AND experience = p_experience
                  ORDER BY post_date DESC, no DESC OFFSET p_offset LIMIT p_limit);
  END IF;
  RETURN ARRAY(SELECT no FROM jobs
                WHERE search.is_live(live, expiry_date, p_now) AND job_type = p_type AND experience = p_experience
                ORDER BY post_date DESC, no DESC OFFSET p_offset LIMIT p_limit);
END $$;
