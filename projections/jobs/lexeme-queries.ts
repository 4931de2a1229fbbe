/** The queries of one lexeme that a query joins: all of one alternative must match. Undefined for any other query. */
export function parseAlternatives(query: string): string[][] | undefined {
  const alternatives = query.split(' | ').map(one => one.split(' & '))
  return alternatives.flat().every(one => /^'[^'\\]+'$/.test(one)) ? alternatives : undefined
}

export function lexemeOf(query: string): string {
  return query.slice(1, -1)
}

/** A query of one lexeme, as PostgreSQL writes it. */
export function queryOf(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}
