/** Lexemes of which a job has all of one. */
export type Alternatives = readonly (readonly string[])[]

/** The queries of one lexeme that a query joins: all of one alternative must match. Undefined for any other query. */
export function parseAlternatives(query: string): string[][] | undefined {
  const alternatives = query.split(' | ').map(one => one.split(' & '))
  return alternatives.flat().every(one => /^'[^'\\]+'$/.test(one)) ? alternatives : undefined
}

/** The same by their lexemes. */
export function parseLexemes(query: string): Alternatives | undefined {
  return parseAlternatives(query)?.map(queries => queries.map(one => one.slice(1, -1)))
}

export function hasAlternative(alternatives: Alternatives, words: ReadonlySet<string>): boolean {
  return alternatives.some(lexemes => lexemes.every(one => words.has(one)))
}

/** A query of one lexeme, as PostgreSQL writes it. */
export function queryOf(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}
