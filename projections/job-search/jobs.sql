-- The search: one page of job positions, best first, or in the order of p_sort («nuevos», «termina», «sueldo»), and what
-- facets are counted from: `lines` has the newest p_cap jobs that miss one filter at most; if they are more (`capped`),
-- `wanted_lines` has the newest p_cap that miss none.
DROP FUNCTION IF EXISTS search.jobs(text, text, text, text[], text, text, jsonb, integer, text, integer, integer, timestamptz, integer);
CREATE FUNCTION search.jobs(
  p_keyword text, p_location text, p_area text, p_places text[], p_type text, p_experience text, p_terms jsonb,
  p_pay_min integer, p_sort text, p_offset integer, p_limit integer, p_now timestamptz, p_cap integer,
  OUT page bigint[], OUT total integer, OUT capped boolean, OUT lines text, OUT wanted_lines text
) LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_keyword record;
  v_location record;
  v_filters record;
  v_near record;
  v_words tsquery;
  v_place tsquery;
  v_rank tsquery;
  v_wanted tsquery;
  v_query tsquery;
  v_share double precision;
  v_place_share double precision;
  v_places_first boolean;
  v_has_words boolean := false;
  v_live double precision;
  v_is_narrow boolean;
  v_is_ordered boolean := p_sort IN ('termina', 'sueldo');
  v_all record;
  v_kind record;
BEGIN
  IF p_keyword IS NOT NULL THEN
    v_keyword := search.word_query(p_keyword);
    v_words := v_keyword.query;
    v_share := v_keyword.share;
    v_has_words := v_words IS NOT NULL;
    v_rank := CASE WHEN p_sort IS NULL THEN v_words END;
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

  v_query := search.and_query(v_words, v_place);
  v_filters := search.filter_queries(p_type, p_experience, p_terms);
  v_wanted := search.and_queries(v_filters.queries);
  v_live := (SELECT sum(n) FROM live_counts);
  -- Few jobs match the words and the place: all of them are read, whatever they miss.
  v_is_narrow := (v_query IS NOT NULL OR p_places IS NOT NULL)
    AND search.joint_selectivity(ARRAY[v_share, v_place_share]) * v_live < p_cap / 2;
  v_near := search.near_miss_query(CASE WHEN v_is_narrow THEN '{}' ELSE v_filters.queries END, v_filters.shares);
  v_places_first := p_places IS NOT NULL AND v_place_share < v_share / 4;

  v_all := search.match_page(search.and_query(v_query, v_near.query), v_wanted, p_pay_min, false, v_rank,
    search.joint_selectivity(ARRAY[v_share, v_place_share, v_near.share]), p_sort, p_offset, p_limit, p_now, p_cap,
    p_places, v_places_first);
  -- With three, it is the place or the filters that have few jobs, and no word is misspelt.
  IF v_has_words AND v_all.hits < 3 AND search.count_first(v_words, p_now, 3) < 3 THEN
    v_keyword := search.fuzzy_query(p_keyword);
    v_words := v_words || v_keyword.query;
    v_share := v_keyword.share;
    v_query := search.and_query(v_words, v_place);
    v_rank := CASE WHEN p_sort IS NULL THEN v_words END;
    v_all := search.match_page(search.and_query(v_query, v_near.query), v_wanted, p_pay_min, false, v_rank,
      search.joint_selectivity(ARRAY[v_share, v_place_share, v_near.share]), p_sort, p_offset, p_limit, p_now, p_cap,
      p_places, v_places_first);
  END IF;
  page := v_all.page;
  total := v_all.wanted;
  lines := v_all.lines;
  capped := v_all.hits >= p_cap;

  -- Too many to count: the filters go into the query, so that their newest matches are found too.
  IF v_wanted IS NOT NULL AND capped THEN
    v_kind := search.match_page(search.and_query(v_query, v_wanted), NULL, p_pay_min, true, v_rank,
      search.joint_selectivity(ARRAY[v_share, v_place_share] || v_filters.shares), p_sort, p_offset, p_limit, p_now, p_cap,
      p_places, v_places_first);
    page := v_kind.page;
    total := v_kind.wanted;
    wanted_lines := v_kind.lines;
    capped := v_kind.hits >= p_cap;
  END IF;
  IF capped AND v_is_ordered THEN
    page := search.ordered_page(search.and_query(v_query, v_wanted), p_pay_min, p_places, p_sort, p_offset, p_limit, p_now);
  END IF;
END $$;
