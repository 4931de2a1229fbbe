/** Settings of every session. */
export const sessionSettings = {
  search_path: 'read,public',
  timezone: 'UTC',
  jit: 'off',
  plan_cache_mode: 'force_generic_plan',
  random_page_cost: '1.1',
  lock_timeout: '3000',
  statement_timeout: '3000',
  idle_in_transaction_session_timeout: '10000'
}

/** The deadline of a statement that is part of a transaction, in milliseconds. */
export const transactionDeadline = { ms: 5_000 }
