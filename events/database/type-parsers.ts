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
  [pg.types.builtins.TIMESTAMPTZ, toIsoInstant],
  [pg.types.builtins.DATE, text => text]
])

const utcInstant = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/

/** PostgreSQL writes «2026-03-02 10:00:00.25+00» in sessions of ours; parsing it as a date takes several times as long. */
export function toIsoInstant(text: string): string {
  const [, day, time, fraction = ''] = utcInstant.exec(text) ?? []
  if (!day) return new Date(text).toISOString()
  return `${day}T${time}.${fraction.slice(0, 3).padEnd(3, '0')}Z`
}
