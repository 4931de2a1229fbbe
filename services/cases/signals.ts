import type { ComparedJob, JobSurroundings } from '#projections/cases/signals.ts'
import type { ReportedField } from '#projections/cases/view.ts'
import { checkText } from '#services/jobs/ad-checker.ts'
import { payAmount } from '#services/jobs/pay-text.ts'
import type { StrongSignal } from '#events/aggregates/case-choices.ts'
import { signalRules, strongAdRules } from './signal-rules.ts'

interface TextSignal {
  words: string
  /** For the operator, with the words. */
  sentence: string
  strong?: StrongSignal | undefined
}

/** What is conspicuous in a text, in sentences that quote it. */
export function textSignals(content: readonly ReportedField[]): string[] {
  const text = content.map(({ text }) => text).join('\n')
  return [...new Set(findTextSignals(text).map(({ sentence }) => sentence))]
}

/** What holds a first ad: each signal once, with the words. */
export function findStrongSignals(text: string): { signal: StrongSignal; words: string }[] {
  const found = new Map<StrongSignal, string>()
  for (const { strong, words } of findTextSignals(text))
    if (strong && !found.has(strong)) found.set(strong, words)
  return [...found].map(([signal, words]) => ({ signal, words }))
}

function findTextSignals(text: string): TextSignal[] {
  const composed = text.normalize('NFC')
  const plain = plainLetters(composed)
  const found = signalRules.flatMap(({ words: pattern, sentence, strong }) => {
    const match = pattern.exec(plain)
    if (!match) return []
    const words = composed.slice(match.index, match.index + match[0].length)
    return [{ words, sentence: `${sentence}: «${words}».`, strong }]
  })
  const worded = checkText(text).map(({ words, rule }) => {
    return { words, sentence: `«${words}»: ${rule}`, strong: strongAdRules[rule] }
  })
  return [...found, ...worded]
}

/** Small letters without accents; of the same length. */
function plainLetters(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[A-Z]|[^\0-\x7f]/gu, letter => letter.toLowerCase().normalize('NFD').charAt(0))
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

const wordsOf = (text: string) => new Set(plainLetters(text).match(/[a-zñ0-9]{3,}/g))

/** Shared words of all words, from 0 to 1. */
function similarity(one: Set<string>, other: Set<string>): number {
  if (!other.size) return 0
  const shared = one.intersection(other).size
  return shared / (one.size + other.size - shared)
}
