import type { Migration } from '#events/database/migrations.ts'

/** One function a file; those that others are made of come first. */
const functions = [
  'is-live',
  'strip-punctuation',
  'prefixed',
  'stemmed-tsvector',
  'unstemmed-tsvector',
  'place-words',
  'stem',
  'recency-buckets',
  'deletion-variants',
  'gender-variants',
  'is-indexable',
  'vocabulary-terms',
  'first-words',
  'prefix-query',
  'and-query',
  'and-queries',
  'or-query',
  'match-none',
  'job-words',
  'candidate-words',
  'area-words',
  'joint-selectivity',
  'stem-selectivity',
  'area-selectivity',
  'monthly-pay',
  'demanded-levels',
  'term-words',
  'coded-lexemes',
  'lexeme-characters',
  'lexeme-codes',
  'filter-text',
  'term-selectivity',
  'filter-queries',
  'near-miss-query',
  'family-lexemes',
  'word-query',
  'uncounted-words',
  'place-query',
  'fuzzy-query',
  'counter-delta',
  'update-vocabulary',
  'update-live-counts',
  'update-counters',
  'update-area-counts',
  'update-term-counts',
  'count-jobs',
  'count-uncounted-jobs',
  'before-job-change',
  'on-job-update',
  'on-job-delete',
  'bucket-range-query',
  'newest-matches',
  'match-page',
  'ordered-page',
  'count-first',
  'jobs'
]

/** `synonyms` was written when two functions had other names: a new database needs them as they were. */
export const jobSearchMigrations: Migration[] = [
  { name: 'words', file: new URL('text-search-config.sql', import.meta.url) },
  { name: 'bare', file: new URL('before-rename/bare.sql', import.meta.url) },
  { name: 'stems', file: new URL('before-rename/stems.sql', import.meta.url) },
  { name: 'synonyms', file: new URL('synonyms.sql', import.meta.url) },
  { name: 'rename-search-functions', file: new URL('rename-functions.sql', import.meta.url) },
  {
    name: 'drop-former-searches',
    file: new URL('drop-former-searches.sql', import.meta.url),
    replaces: ['newest-jobs', 'expired-not-swept']
  },
  {
    name: 'drop-search-counters',
    file: new URL('drop-search-counters.sql', import.meta.url),
    replaces: ['newest-page', 'live-kind-counts', 'live-term-counts', 'overdue-jobs']
  },
  { name: 'more-synonyms', file: new URL('more-synonyms.sql', import.meta.url) },
  ...functions.map(name => ({
    name,
    file: new URL(`${name}.sql`, import.meta.url),
    repeatable: true
  })),
  {
    name: 'count-new-jobs',
    file: new URL('count-new-jobs.sql', import.meta.url),
    repeatable: true,
    replaces: ['on-job-insert']
  }
]
