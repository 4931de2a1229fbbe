import type { ComparedJob, JobSurroundings } from '#projections/cases/signals.ts'
import type { ReportedField } from '#projections/cases/view.ts'
import { checkText } from '#services/jobs/ad-checker.ts'
import { payAmount } from '#services/jobs/pay-text.ts'
import { foldText } from '#events/folded-text.ts'
import type { StrongSignal } from '#events/aggregates/case-choices.ts'
import { signalRules, strongAdRules } from './signal-rules.ts'

/** No rule reads from one field into the next. */
const fieldEnd = '\n·\n'

interface TextSignal {
  words: string
  /** For the operator, with the words. */
  sentence: string
  strong?: StrongSignal | undefined
}

/** What is conspicuous in a text, in sentences that quote it. */
export function textSignals(content: readonly ReportedField[]): string[] {
  const found = findTextSignals(content.map(({ text }) => text))
  return [...new Set(found.map(({ sentence }) => sentence))]
}

/** The words of a text that are conspicuous, as they stand there. */
export function conspicuousWords(content: readonly ReportedField[]): string[] {
  const found = findTextSignals(content.map(({ text }) => text))
  return [...new Set(found.map(({ words }) => words))]
}

export interface FoundSignal {
  signal: StrongSignal
  words: string
}

/** What holds a first ad: each signal once, with the words, but for what stood in the ad before. */
export function findStrongSignals(
  texts: readonly string[],
  before: readonly string[] = []
): FoundSignal[] {
  const known = new Set(listStrongSignals(before).map(wordsKey))
  const found = new Map<StrongSignal, FoundSignal>()
  for (const one of listStrongSignals(texts)) {
    if (!known.has(wordsKey(one)) && !found.has(one.signal)) found.set(one.signal, one)
  }
  return [...found.values()]
}

function listStrongSignals(texts: readonly string[]): FoundSignal[] {
  return findTextSignals(texts).flatMap(({ strong, words }) =>
    strong ? [{ signal: strong, words }] : []
  )
}

const wordsKey = ({ signal, words }: FoundSignal) => `${signal} ${foldText(words).plain}`

function findTextSignals(texts: readonly string[]): TextSignal[] {
  const text = texts.join(fieldEnd)
  const { plain, quote } = foldText(text)
  const found = signalRules.flatMap(({ words: pattern, sentence, strong }) =>
    [...plain.matchAll(pattern)].map(match => {
      const words = quote(match.index, match.index + match[0].length)
      return { words, sentence: `${sentence}: «${words}».`, strong }
    })
  )
  const worded = checkText(text).map(({ words, rule }) => {
    return { words, sentence: `«${words}»: ${rule}`, strong: strongAdRules[rule] }
  })
  return [...found, ...worded]
}

const suspiciousPay = 2.5
const manyAds = 3
/** Milliseconds in which an account is new. */
const newAccount = 30 * 24 * 60 * 60 * 1000

/** What is conspicuous of a job among the others. */
export function surroundingSignals(found: JobSurroundings): string[] {
  const { monthlyPay, medianPay, adsThatDay, since, postedAt } = found
  const signals: string[] = []
  if (monthlyPay && medianPay && monthlyPay > suspiciousPay * medianPay) {
    signals.push(
      `Ofrece ${perMonth(monthlyPay)} al mes: la mediana de su oficio y su provincia es ${perMonth(medianPay)}.`
    )
  }
  const age = Date.parse(postedAt) - Date.parse(since)
  if (adsThatDay >= manyAds && age < newAccount) {
    signals.push(`Una cuenta nueva que ha publicado ${adsThatDay} anuncios en 24 horas.`)
  }
  return signals
}

const perMonth = (amount: number) => payAmount({ min: amount, period: 'mes' })

const sameText = 0.6
/** A shorter text is like many others. */
const fewWords = 8

/** Ads of other employers with nearly the same words. */
export function similaritySignals(text: string, others: readonly ComparedJob[]): string[] {
  const words = wordsOf(text)
  if (words.size < fewWords) return []
  const alike = others.filter(other => similarity(words, wordsOf(other.text)) > sameText)
  const takenDown = alike.filter(({ isTakenDown }) => isTakenDown)
  const shown = alike.filter(({ isTakenDown }) => !isTakenDown)
  return [
    ...(takenDown[0] ? [`Casi el mismo texto que un anuncio retirado (${takenDown[0].id}).`] : []),
    ...(shown[0] ? [`Casi el mismo texto que un anuncio con otro nombre (${shown[0].id}).`] : [])
  ]
}

const wordsOf = (text: string) => new Set(foldText(text).plain.match(/[a-zñ0-9]{3,}/g))

/** Shared words of all words, from 0 to 1. */
function similarity(one: Set<string>, other: Set<string>): number {
  if (!other.size) return 0
  const shared = one.intersection(other).size
  return shared / (one.size + other.size - shared)
}
