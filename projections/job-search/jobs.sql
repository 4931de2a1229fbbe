-- The search: one page of ads by their numbers, best first, and how many there are of each kind, as
-- [[jobType, experience, n]]. `total` is null without words, where the kinds tell it. Counts stop at p_cap when
-- words are searched; then `capped` is true.
CREATE OR REPLACE FUNCTION search.jobs(
  p_keyword text, p_location text, p_type text, p_experience text,
  p_offset integer, p_limit integer, p_now timestamptz, p_cap integer,
  OUT page bigint[], OUT kinds jsonb, OUT total integer, OUT capped boolean
) LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_asked record;
  v_at record;
  v_words tsquery;
  v_place tsquery;
  v_rank tsquery;
  v_share double precision;
  v_all record;
  v_kind record;
  v_kind_query tsquery;
BEGIN
  IF p_keyword IS NOT NULL THEN
    v_asked := search.word_query(p_keyword);
    v_words := v_asked.query;
    v_share := v_asked.share;
    v_rank := v_words;
    IF v_words IS NULL AND search.unstemmed_tsvector(p_keyword) = '' THEN
      v_words := search.match_none();
    END IF;
  END IF;
  v_at := search.place_query(p_location);
  IF p_location IS NOT NULL THEN
    v_place := v_at.query;
    v_share := search.joint_selectivity(ARRAY[v_share, v_at.share]);
  END IF;

  IF v_words IS NULL AND v_place IS NULL THEN
    v_all := search.newest_jobs(p_type, p_experience, p_offset, p_limit, p_now);
    page := v_all.page;
    kinds := v_all.kinds;
    capped := false;
    RETURN;
  END IF;

  v_all := search.match_page(search.and_query(v_words, v_place), v_rank, v_share, p_type, p_experience,
    p_offset, p_limit, p_now, p_cap);
  IF v_rank IS NOT NULL AND v_all.hits < 3 THEN
    v_asked := search.fuzzy_query(p_keyword);
    v_rank := v_rank || v_asked.query;
    v_words := v_rank;
    v_share := search.joint_selectivity(ARRAY[v_asked.share, v_at.share]);
    v_all := search.match_page(search.and_query(v_words, v_place), v_rank, v_share, p_type, p_experience,
      p_offset, p_limit, p_now, p_cap);
  END IF;

  -- More than can be counted: the kind goes into the query, so that its newest are found too.
  IF v_all.hits >= p_cap AND (p_type IS NOT NULL OR p_experience IS NOT NULL) THEN
    v_kind_query := search.and_query(quote_literal('y.' || p_type)::tsquery, quote_literal('x.' || p_experience)::tsquery);
    v_kind := search.match_page(search.and_query(search.and_query(v_words, v_place), v_kind_query), v_rank, v_share / 6, NULL, NULL,
      p_offset, p_limit, p_now, p_cap);
    v_all.page := v_kind.page;
    v_all.wanted := v_kind.hits;
  END IF;
  page := v_all.page;
  kinds := v_all.kinds;
  total := v_all.wanted;
  capped := v_all.hits >= p_cap;
END $$;
