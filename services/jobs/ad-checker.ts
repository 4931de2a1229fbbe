import { type AdRule, adRules } from './ad-rules.ts'

export interface AdFinding {
  field: string
  /** As they stand in the ad. */
  words: string
  rule: string
  better: string
}

interface TextFinding extends Omit<AdFinding, 'field'> {
  isRefused: boolean
}

const checkedFields = ['title', 'companyName', 'description', 'requirements', 'details'] as const
export type CheckedTexts = { [Field in (typeof checkedFields)[number]]?: string | null | undefined }

const compiledRules = Object.values<AdRule>(adRules).map(
  ({ words, except, isRefused, ...told }) => ({
    ...told,
    isRefused: isRefused ?? false,
    words: compile(words),
    except: except ? compile(except, 'g') : undefined
  })
)

/** The wording of an ad that the law or the rules of the board object to, in its order. */
export function checkAd(texts: CheckedTexts): AdFinding[] {
  return checkedFields.flatMap(field =>
    checkText(texts[field] ?? '').map(({ isRefused, ...finding }) => ({ field, ...finding }))
  )
}

/** The findings that keep an ad from being published. */
export function findRefusedWording(texts: CheckedTexts): AdFinding[] {
  return checkedFields.flatMap(field =>
    checkText(texts[field] ?? '').flatMap(({ isRefused, ...finding }) =>
      isRefused ? [{ field, ...finding }] : []
    )
  )
}

/** The findings of one text; words that two rules object to count once, for the stricter. */
export function checkText(text: string): TextFinding[] {
  const composed = text.normalize('NFC')
  const plain = plainLetters(composed)
  const found = compiledRules.flatMap(rule => {
    const match = rule.words.exec(rule.except ? blank(plain, rule.except) : plain)
    if (!match) return []
    const [start, end] = [match.index, match.index + match[0].length]
    return [{ start, end, finding: { ...toldOf(rule), words: composed.slice(start, end) } }]
  })
  return found
    .filter(one => !found.some(other => other !== one && isWithin(one, other)))
    .sort((a, b) => a.start - b.start)
    .map(({ finding }) => finding)
}

const toldOf = ({ rule, better, isRefused }: (typeof compiledRules)[number]) => ({
  rule,
  better,
  isRefused
})

interface Stretch {
  start: number
  end: number
}

function isWithin(one: Stretch, other: Stretch): boolean {
  const isInside = one.start >= other.start && one.end <= other.end
  return isInside && one.end - one.start < other.end - other.start
}

/** Whole words of a text in plain small letters. */
function compile(pattern: string, flags = ''): RegExp {
  const spaced = pattern.replaceAll(' ?', '\\s?').replaceAll(' ', '\\s{1,4}')
  return new RegExp(`(?<![a-zñ0-9])(?:${spaced})(?![a-zñ0-9])`, flags)
}

/** Small letters without accents; of the same length. */
const plainLetters = (text: string) =>
  text.replace(/[A-ZÀ-ÿ]/g, letter => {
    const small = letter.toLowerCase()
    return small === 'ñ' ? small : small.normalize('NFD').charAt(0)
  })

const blank = (text: string, pattern: RegExp) =>
  text.replace(pattern, match => '\u0000'.repeat(match.length))
