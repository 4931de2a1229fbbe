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
