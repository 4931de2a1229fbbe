/** What an administrator may have set for other programs: defaults of a database or a role, as SQL writes them. */
export const oddSettings = {
  search_path: 'pg_catalog',
  standard_conforming_strings: 'off',
  array_nulls: 'off',
  timezone: "'Asia/Kolkata'",
  datestyle: 'German, DMY',
  intervalstyle: 'iso_8601',
  bytea_output: 'escape',
  extra_float_digits: "'-10'",
  default_transaction_isolation: 'serializable',
  client_encoding: 'LATIN1',
  statement_timeout: '50',
  lock_timeout: '1',
  idle_session_timeout: '500',
  quote_all_identifiers: 'on',
  row_security: 'off',
  lc_messages: "'C'",
  default_text_search_config: "'pg_catalog.french'",
  enable_seqscan: 'off',
  enable_indexscan: 'off',
  jit: 'on'
}
