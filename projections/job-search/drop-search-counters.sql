-- What searches without words were counted with before they were answered from memory.
DROP FUNCTION IF EXISTS search.newest_page(text, text, integer, integer, timestamptz);
DROP FUNCTION IF EXISTS search.live_kind_counts(text[]);
DROP FUNCTION IF EXISTS search.live_term_counts(text, text, text[]);
DROP FUNCTION IF EXISTS search.overdue_jobs(timestamptz);
