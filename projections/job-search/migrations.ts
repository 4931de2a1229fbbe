import type { Migration } from '#events/database/migration-history.ts'

/** One function a file; those that others are made of come first. */
const functions = ['is-live', 'monthly-pay']

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
  { name: 'role-synonyms', file: new URL('role-synonyms.sql', import.meta.url) },
  {
    name: 'drop-sql-search',
    file: new URL('drop-sql-search.sql', import.meta.url),
    formerHashes: ['5ed3cabbc4607bcd3bf916b271aeae6058c461bb2a0cf9a11a6510582960a688'],
    replaces: [
      'on-job-insert',
      'count-new-jobs',
      'and-queries',
      'and-query',
      'area-selectivity',
      'before-job-change',
      'bucket-range-query',
      'coded-lexemes',
      'count-first',
      'count-jobs',
      'count-uncounted-jobs',
      'counter-delta',
      'deletion-variants',
      'family-lexemes',
      'filter-queries',
      'filter-text',
      'fuzzy-query',
      'gender-variants',
      'is-indexable',
      'jobs',
      'joint-selectivity',
      'lexeme-characters',
      'lexeme-codes',
      'match-none',
      'match-page',
      'near-miss-query',
      'newest-matches',
      'on-job-delete',
      'on-job-update',
      'or-query',
      'ordered-page',
      'place-query',
      'recency-buckets',
      'stem-selectivity',
      'stem',
      'term-selectivity',
      'uncounted-words',
      'update-area-counts',
      'update-counters',
      'update-live-counts',
      'update-term-counts',
      'update-vocabulary',
      'vocabulary-terms',
      'word-query'
    ]
  },
  {
    name: 'drop-dictionaries',
    file: new URL('drop-dictionaries.sql', import.meta.url),
    replaces: [
      'strip-punctuation',
      'stemmed-tsvector',
      'unstemmed-tsvector',
      'place-words',
      'first-words',
      'prefix-query',
      'job-words',
      'candidate-words',
      'area-words'
    ]
  },
  ...functions.map(name => ({
    name,
    file: new URL(`${name}.sql`, import.meta.url),
    repeatable: true
  }))
]
