import { type Bitmap, hasBit, lowestBit, wordAt } from './bitmaps.ts'
import { type JobColumns, lexemeNumber } from './job-columns.ts'
import { filterLexemes, type JobFilterKey, type JobFilters } from './job-filters.ts'

/** What a job must have: one of some lexemes, and the least pay, which lies in the band of the first lexeme. */
export interface Condition {
  key: JobFilterKey | 'area'
  lexemes: readonly number[]
  least?: number | undefined
}

export function toConditions(filters: JobFilters, area: string | undefined): Condition[] {
  const conditions = filterLexemes(filters).map(([key, lexemes]) => ({
    ...{ key, lexemes: lexemes.flatMap(lexeme => lexemeNumber(lexeme) ?? []) },
    ...(key === 'payMin' && { least: filters.payMin })
  }))
  if (!area) return conditions
  return [
    ...conditions,
    { key: 'area', lexemes: [lexemeNumber(`a.${area}`)].flatMap(one => one ?? []) }
  ]
}

export function meets(columns: JobColumns, slot: number, { lexemes, least }: Condition): boolean {
  return (
    (least === undefined || (columns.monthlyPay[slot] as number) >= least) &&
    lexemes.some(lexeme => hasBit(columns.slotsOf[lexeme] as Bitmap, slot))
  )
}

/** Which jobs of a word of slots meet all conditions, and are in a set. */
export type MatchWord = (index: number) => number

export function matchWords(
  columns: JobColumns,
  among: Bitmap,
  conditions: readonly Condition[]
): MatchWord {
  const checks = conditions.map(({ lexemes, least }) => {
    const [first, ...others] = lexemes.map(lexeme => columns.slotsOf[lexeme] as Bitmap)
    return { first, others, least }
  })
  return index => {
    let word = wordAt(among, index)
    for (const { first, others, least } of checks) {
      if (word === 0) return 0
      let met = first ? wordAt(first, index) : 0
      if (least !== undefined) met = payingEnough(columns, index, met & word, least)
      for (const slots of others) met |= wordAt(slots, index)
      word &= met
    }
    return word
  }
}

function payingEnough(columns: JobColumns, index: number, word: number, least: number): number {
  let enough = word
  for (let rest = word; rest !== 0; rest &= rest - 1) {
    const bit = lowestBit(rest)
    if ((columns.monthlyPay[index * 32 + bit] as number) < least) enough &= ~(1 << bit)
  }
  return enough
}
