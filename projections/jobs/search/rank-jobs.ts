import type { AskedTerm, Likeness, Way } from './asked-words.ts'
import { meeting, meetingAll } from './clauses.ts'
import type { LiveJobs } from './live-jobs.ts'
import { addAll, type Bitmap, forEachSlot, keepCommon, takeAway } from './slot-set.ts'
import { formOf, inHead, inTitle, ofTerm, ofTitle, spelled, variantsOf } from './words.ts'

/** By slot: the sum of what each word counts where it counts most. */
export type Ranks = Uint8Array

/** Where a word stands comes before how it is met. */
const fields = { title: 12, terms: 8, head: 4, text: 0 }
const likenesses: Record<Likeness | 'whole', number> = { whole: 4, typed: 3, alike: 2, near: 1 }

export function rankJobs(jobs: LiveJobs, slots: Bitmap, asked: readonly AskedTerm[]): Ranks {
  const ranks = new Uint8Array(slots.length * 32)
  for (const ways of asked) {
    const left = slots.slice()
    for (const [value, bits] of levelsOf(jobs, slots.length, ways)) {
      keepCommon(bits, left)
      forEachSlot(bits, slot => {
        ranks[slot] = (ranks[slot] as number) + value
      })
      takeAway(left, bits)
    }
  }
  return ranks
}

/** The highest value first. */
function levelsOf(jobs: LiveJobs, length: number, ways: AskedTerm): [number, Bitmap][] {
  const levels = new Map<number, Bitmap>()
  const add = (value: number, bits: Bitmap) => {
    const known = levels.get(value)
    if (known) addAll(known, bits)
    else levels.set(value, bits)
  }
  for (const way of ways)
    for (const [field, lexemes] of fieldsOf(way)) {
      const bits = meeting(jobs, length, [lexemes])
      add(fields[field] + likenesses[way.likeness], bits)
      const spellings = way.words?.map(word =>
        field === 'title' ? [[ofTitle(formOf(word) ?? word)]] : spellingsOf(word)
      )
      if (spellings) add(fields[field] + likenesses.whole, meetingAll(jobs, bits, spellings))
    }
  return [...levels].sort(([a], [b]) => b - a)
}

const spellingsOf = (word: string) => variantsOf(word).map(variant => [spelled + variant])

function fieldsOf({ lexemes }: Way): [keyof typeof fields, readonly string[]][] {
  const [first = ''] = lexemes
  if (first.startsWith('a.') || first.startsWith(spelled)) return [['head', lexemes]]
  if (first.includes('.') && !first.startsWith(ofTerm)) return [['terms', lexemes]]
  const within = (prefix: string) => lexemes.map(lexeme => prefix + lexeme)
  return [
    ['title', within(inTitle)],
    ['head', within(inHead)],
    ['text', lexemes]
  ]
}
