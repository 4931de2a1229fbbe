import pg from 'pg'

/** Whole numbers become numbers, and instants ISO text, on both databases. */
export const typeParsers = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    return parserByOid.get(oid) ?? pg.types.getTypeParser(oid, format)
  }
}

const parserByOid = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, Number],
  [pg.types.builtins.NUMERIC, Number],
  [pg.types.builtins.TIMESTAMPTZ, text => new Date(text).toISOString()],
  [pg.types.builtins.DATE, text => text]
])

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
