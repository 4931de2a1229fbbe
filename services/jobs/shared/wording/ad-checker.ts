import { foldText, mixesAlphabets } from '#events/folded-text.ts'
import { type AdRule, adRules, notAsked } from './ad-rules.ts'

export interface AdFinding {
  field: string
  /** The words as they stand in the job. */
  words: string
  rule: string
  better: string
}

export interface TextFinding extends Omit<AdFinding, 'field'> {
  code: keyof typeof adRules | 'alfabetos'
  isRefused: boolean
}

const checkedFields = ['title', 'companyName', 'description', 'requirements', 'details'] as const
export type CheckedTexts = { [Field in (typeof checkedFields)[number]]?: string | null | undefined }

const compiledRules = Object.entries<AdRule>(adRules).map(
  ([code, { words, except, exceptWithout, rule, better, isRefused = false }]) => ({
    code: code as keyof typeof adRules,
    rule,
    better,
    isRefused,
    words: compile(words),
    exception: except ? compileException(except, exceptWithout) : undefined
  })
)

/** Matches when any rule does: most texts need no other pattern. */
const anyWords = compile(
  Object.values<AdRule>(adRules)
    .map(({ words }) => words)
    .join('|'),
  ''
)

/** The wording of an ad that the law or the rules of the board object to, in its order. */
export function checkAd(texts: CheckedTexts): AdFinding[] {
  return checkAllFields(texts).map(toFinding)
}

/** The findings that prevent an ad from being published. */
export function findRefusedWording(texts: CheckedTexts): AdFinding[] {
  return checkAllFields(texts)
    .filter(({ isRefused }) => isRefused)
    .map(toFinding)
}

const toFinding = ({ field, words, rule, better }: AdFinding) => ({ field, words, rule, better })

function checkAllFields(texts: CheckedTexts): (AdFinding & TextFinding)[] {
  const name = texts.companyName ?? ''
  return checkedFields.flatMap(field =>
    checkText(texts[field] ?? '', name).flatMap(finding =>
      field !== 'companyName' || finding.isRefused ? [{ field, ...finding }] : []
    )
  )
}

/**
 * The findings of one text; words that two rules object to count once, for the stricter. Words in the employer's name,
 * such as «Yeguada La Chica», are pointed out nowhere.
 */
export function checkText(text: string, companyName = ''): TextFinding[] {
  const mixed = findMixedWords(text)
  const { plain, quote } = foldText(text)
  if (!anyWords.test(plain)) return mixed
  const found = compiledRules.flatMap(rule =>
    findRanges(plain, rule).map(({ start, end }) => ({
      start,
      end,
      finding: { ...explain(rule), words: quote(start, end) }
    }))
  )
  const names = findNames(plain, foldText(companyName.trim()).plain)
  const worded = found
    .filter(range => range.finding.isRefused || !names.some(name => isWithin(range, name)))
    .filter(range => !found.some(cover => isCovered(range, cover)))
    .sort((a, b) => a.start - b.start)
    .map(({ finding }) => finding)
  return [...worded, ...mixed]
}

/** Shorter words are units, such as «μm». */
const mixedWordLength = 4

/** Words with letters of several alphabets, each once: readers take them for words that no rule finds. */
function findMixedWords(text: string): TextFinding[] {
  const words = text.normalize('NFC').match(/[\p{L}\p{M}\p{Default_Ignorable_Code_Point}]+/gu) ?? []
  const mixed = words.filter(word => word.length >= mixedWordLength && mixesAlphabets(word))
  return [...new Set(mixed)].slice(0, maxRanges).map(word => ({
    words: word,
    code: 'alfabetos',
    rule: 'Esta palabra mezcla letras de alfabetos distintos.',
    better: 'Escríbela de nuevo con un solo teclado.',
    isRefused: true
  }))
}

const explain = ({ code, rule, better, isRefused }: (typeof compiledRules)[number]) => ({
  code,
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

/** The ranges in which the name stands as a whole word. */
function findNames(plain: string, name: string): TextRange[] {
  const ranges: TextRange[] = []
  if (!name) return ranges
  for (let start = plain.indexOf(name); start >= 0; start = plain.indexOf(name, start + 1)) {
    const end = start + name.length
    const isWhole = !/[a-zñ0-9]/.test((plain[start - 1] ?? '') + (plain[end] ?? ''))
    if (isWhole) ranges.push({ start, end })
  }
  return ranges
}

/** Whether a range is a part of a longer one. */
const isWithin = (range: TextRange, cover: TextRange) =>
  range.start >= cover.start &&
  range.end <= cover.end &&
  range.end - range.start < cover.end - cover.start

/** A finding that refuses is never covered by one that advises. */
function isCovered(range: FoundRange, cover: FoundRange): boolean {
  return isWithin(range, cover) && (cover.finding.isRefused || !range.finding.isRefused)
}

/** The most findings of one rule in one text. */
const maxRanges = 5

/** The ranges of the words of a rule; repeated words once. */
function findRanges(plain: string, { words, exception }: (typeof compiledRules)[number]) {
  const found = new Map<string, TextRange>()
  for (const match of (exception ? blank(plain, exception) : plain).matchAll(words)) {
    const [whole, before = ''] = match
    const text = whole.slice(before.length)
    const start = match.index + before.length
    if (found.has(text) || isNotAsked(plain, start)) continue
    found.set(text, { start, end: match.index + whole.length })
    if (found.size === maxRanges) break
  }
  return [...found.values()]
}

/** Matches whole words of a folded text, with the character before them: Safari before 16.4 has no lookbehind. */
function compile(pattern: string, flags = 'g'): RegExp {
  return new RegExp(`(^|[^a-zñ0-9])(?:${withSpaces(pattern)})(?![a-zñ0-9])`, flags)
}

function withSpaces(pattern: string): string {
  return pattern.replaceAll(' ?', '\\s?').replaceAll(' ', '\\s{1,4}')
}

const notAskedBefore = new RegExp(`(?:^|[^a-zñ0-9])${withSpaces(notAsked)}[\\s«"]{0,4}$`)
const longestNotAsked = 120

/** Whether the words from `start` on are what the text says it does not ask for. */
export const isNotAsked = (plain: string, start: number) =>
  notAskedBefore.test(plain.slice(Math.max(0, start - longestNotAsked), start))

interface Exception {
  words: RegExp
  without: RegExp | undefined
}

/** `without`: words of a sentence in which no exception is made. */
export function compileException(words: string, without?: string): Exception {
  return { words: compile(words), without: without ? compile(without, '') : undefined }
}

/** The text with the wording of an exception blanked out. */
export function blank(text: string, { words, without }: Exception): string {
  return text.replace(words, (match, before: string, at: number) =>
    without?.test(sentenceAround(text, at, at + match.length))
      ? match
      : before + '\u0000'.repeat(match.length - before.length)
  )
}

function sentenceAround(text: string, start: number, end: number): string {
  const rest = text.slice(end)
  const before = text.slice(0, start).split(sentenceEnd).at(-1) ?? ''
  return before + text.slice(start, end) + (rest.split(sentenceEnd, 1)[0] ?? '')
}

const sentenceEnd = /[.;!?\n]/
