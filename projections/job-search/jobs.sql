-- The search: one page of job positions, best or newest first, and the facet counts as [[jobType, experience, n]]. `total`
-- is null without keyword and place, where it follows from the facets. With them counting stops at p_cap; then `capped` is
-- true.
CREATE OR REPLACE FUNCTION search.jobs(
  p_keyword text, p_location text, p_type text, p_experience text,
  p_offset integer, p_limit integer, p_now timestamptz, p_cap integer, p_newest_first boolean,
  p_area text, p_places text[],
  OUT page bigint[], OUT kinds jsonb, OUT total integer, OUT capped boolean
) LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_keyword record;
  v_location record;
  v_words tsquery;
  v_place tsquery;
  v_rank tsquery;
  v_share double precision;
  v_place_share double precision;
  v_places_first boolean;
  v_known_words boolean;
  v_has_words boolean := false;
  v_all record;
  v_kind record;
  v_kind_query tsquery;
BEGIN
  IF p_keyword IS NOT NULL THEN
    v_keyword := search.word_query(p_keyword);
    v_words := v_keyword.query;
    v_share := v_keyword.share;
    v_has_words := v_words IS NOT NULL;
    v_rank := CASE WHEN NOT p_newest_first THEN v_words END;
    IF v_words IS NULL AND search.unstemmed_tsvector(p_keyword) = '' THEN
      v_words := search.match_none();
    END IF;
  END IF;
  IF p_area IS NOT NULL THEN
    v_place := quote_literal('a.' || p_area)::tsquery;
    v_place_share := search.area_selectivity(ARRAY[p_area]);
  ELSIF p_places IS NOT NULL THEN
    v_place_share := search.area_selectivity(p_places);
  ELSIF p_location IS NOT NULL THEN
    v_location := search.place_query(p_location);
    v_place := v_location.query;
    v_place_share := v_location.share;
  END IF;
  v_places_first := p_places IS NOT NULL AND v_place_share < v_share / 4;
  -- Then it is the place that has few jobs, and no word is misspelt.
  v_known_words := (p_area IS NOT NULL OR p_places IS NOT NULL)
    AND v_share * (SELECT sum(n) FROM live_counts) >= 3;
  v_share := search.joint_selectivity(ARRAY[v_share, v_place_share]);

  IF v_words IS NULL AND v_place IS NULL AND p_places IS NULL THEN
    v_all := search.newest_jobs(p_type, p_experience, p_offset, p_limit, p_now);
    page := v_all.page;
    kinds := v_all.kinds;
    capped := false;
    RETURN;
  END IF;

  v_all := search.match_page(search.and_query(v_words, v_place), v_rank, v_share, p_type, p_experience,
    p_offset, p_limit, p_now, p_cap, p_places, v_places_first);
  IF v_has_words AND v_all.hits < 3 AND v_known_words IS NOT TRUE THEN
    v_keyword := search.fuzzy_query(p_keyword);
    v_words := v_words || v_keyword.query;
    v_rank := CASE WHEN NOT p_newest_first THEN v_words END;
    v_share := search.joint_selectivity(ARRAY[v_keyword.share, v_place_share]);
    v_all := search.match_page(search.and_query(v_words, v_place), v_rank, v_share, p_type, p_experience,
      p_offset, p_limit, p_now, p_cap, p_places, v_places_first);
  END IF;

  -- Too many to count: the facet goes into the query, so that its newest matches are found too.
  IF v_all.hits >= p_cap AND (p_type IS NOT NULL OR p_experience IS NOT NULL) THEN
    v_kind_query := search.and_query(quote_literal('y.' || p_type)::tsquery, quote_literal('x.' || p_experience)::tsquery);
    v_kind := search.match_page(search.and_query(search.and_query(v_words, v_place), v_kind_query), v_rank, v_share / 6, NULL, NULL,
      p_offset, p_limit, p_now, p_cap, p_places, v_places_first);
    v_all.page := v_kind.page;
    v_all.wanted := v_kind.hits;
  END IF;
  page := v_all.page;
  kinds := v_all.kinds;
  total := v_all.wanted;
  capped := v_all.hits >= p_cap;
END $$;
