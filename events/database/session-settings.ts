import pg from 'pg'

/** Whole numbers are numbers, and instants are ISO text, whichever database answers. */
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

/** What every session is told first: where names are looked up, and how queries are planned. */
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
