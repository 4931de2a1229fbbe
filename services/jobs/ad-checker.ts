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
  ({ words, except, isRefused, ...explanation }) => ({
    ...explanation,
    isRefused: isRefused ?? false,
    words: compile(words),
    except: except ? compile(except) : undefined
  })
)

/** Matches where any rule does: most texts need no other pattern. */
const anyWords = compile(
  Object.values<AdRule>(adRules)
    .map(({ words }) => words)
    .join('|'),
  ''
)

/** The wording of an ad that the law or the rules of the board object to, in its order. */
export function checkAd(texts: CheckedTexts): AdFinding[] {
  return checkAllFields(texts).map(({ isRefused: _, ...finding }) => finding)
}

/** The findings that prevent an ad from being published. */
export function findRefusedWording(texts: CheckedTexts): AdFinding[] {
  return checkAllFields(texts).flatMap(({ isRefused, ...finding }) => (isRefused ? [finding] : []))
}

function checkAllFields(texts: CheckedTexts): (AdFinding & TextFinding)[] {
  return checkedFields.flatMap(field =>
    checkText(texts[field] ?? '').map(finding => ({ field, ...finding }))
  )
}

/** The findings of one text; words that two rules object to count once, for the stricter. */
export function checkText(text: string): TextFinding[] {
  const composed = text.normalize('NFC')
  const plain = plainLetters(composed)
  if (!anyWords.test(plain)) return []
  const found = compiledRules.flatMap(rule =>
    findRanges(plain, rule).map(({ start, end }) => ({
      start,
      end,
      finding: { ...explain(rule), words: composed.slice(start, end) }
    }))
  )
  return found
    .filter(one => !found.some(other => isCovered(one, other)))
    .sort((a, b) => a.start - b.start)
    .map(({ finding }) => finding)
}

const explain = ({ rule, better, isRefused }: (typeof compiledRules)[number]) => ({
  rule,
  better,
  isRefused
})

interface TextRange {
  start: number
  end: number
}

interface FoundRange extends TextRange {
  finding: TextFinding
}

/** What is refused is never covered by what is only pointed out. */
function isCovered(one: FoundRange, other: FoundRange): boolean {
  const isInside = one.start >= other.start && one.end <= other.end
  const isShorter = one.end - one.start < other.end - other.start
  return isInside && isShorter && (other.finding.isRefused || !one.finding.isRefused)
}

/** Of one rule in one text. */
const maxRanges = 5

/** Where the words of a rule stand; the same words once. */
function findRanges(plain: string, { words, except }: (typeof compiledRules)[number]): TextRange[] {
  const found = new Map<string, TextRange>()
  for (const match of (except ? blank(plain, except) : plain).matchAll(words)) {
    const [text] = match
    if (!found.has(text)) {
      found.set(text, { start: match.index, end: match.index + text.length })
    }
    if (found.size === maxRanges) break
  }
  return [...found.values()]
}

/** Whole words of a text in plain small letters. */
function compile(pattern: string, flags = 'g'): RegExp {
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
