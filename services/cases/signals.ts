import { day } from '#events/units.ts'
import { newAccountDays, hurriedAds } from '#events/limits/cases.ts'
import type { ComparedJob, JobSurroundings } from '#projections/cases/signals.ts'
import type { ReportedField } from '#projections/cases/view.ts'
import {
  blank,
  checkText,
  compileException,
  isNotAsked,
  type TextFinding
} from '#services/jobs/shared/wording/ad-checker.ts'
import { payAmount } from '#services/jobs/shared/pay-text.ts'
import { foldText } from '#events/folded-text.ts'
import type { StrongSignal } from '#events/aggregates/case-choices.ts'

/** The texts of a job in which its likeness to others shows; all others differ by the yard. */
export const comparedFields: readonly string[] = ['description', 'requirements', 'details']

/** Separates fields: no pattern matches across two of them. */
const fieldEnd = '\n·\n'

interface TextSignal {
  words: string
  /** A sentence for the operator, and the words. */
  sentence: string
  strong?: StrongSignal | undefined
}

/** Conspicuous parts of a text, in sentences that quote it. */
export function textSignals(content: readonly ReportedField[]): string[] {
  const found = findTextSignals(content.map(({ text }) => text))
  return [...new Set(found.map(({ sentence }) => sentence))]
}

/** The conspicuous words of a text, as they stand there. */
export function conspicuousWords(content: readonly ReportedField[]): string[] {
  const found = findTextSignals(content.map(({ text }) => text))
  return [...new Set(found.map(({ words }) => words))]
}

export interface FoundSignal {
  signal: StrongSignal
  words: string
}

/** The signals that hold a first job: each once, with its words, except those that the job had before. */
export function findStrongSignals(
  texts: readonly string[],
  before: readonly string[] = []
): FoundSignal[] {
  const known = new Set(listStrongSignals(before).map(wordsKey))
  const found = new Map<StrongSignal, FoundSignal>()
  for (const signal of listStrongSignals(texts)) {
    if (!known.has(wordsKey(signal)) && !found.has(signal.signal)) found.set(signal.signal, signal)
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
  const found = signalRules.flatMap(({ words: pattern, except, sentence, strong }) =>
    [...(except ? blank(plain, except) : plain).matchAll(pattern)].flatMap(match => {
      if (isNotAsked(plain, match.index)) return []
      const words = quote(match.index, match.index + match[0].length)
      return [{ words, sentence: `${sentence}: «${words}».`, strong }]
    })
  )
  const worded = checkText(text).map(({ words, rule, code }) => {
    return { words, sentence: `«${words}»: ${rule}`, strong: strongAdRules[code] }
  })
  return [...found, ...worded]
}

const suspiciousPay = 2.5
const newAccount = newAccountDays * day

/** Conspicuous differences between a job and those around it. */
export function surroundingSignals(found: JobSurroundings): string[] {
  const { monthlyPay, medianPay, adsThatDay, since, postedAt } = found
  const signals: string[] = []
  if (monthlyPay && medianPay && monthlyPay > suspiciousPay * medianPay) {
    signals.push(
      `Ofrece ${perMonth(monthlyPay)} al mes: la mediana de su oficio y su provincia es ${perMonth(medianPay)}.`
    )
  }
  const age = Date.parse(postedAt) - Date.parse(since)
  if (adsThatDay >= hurriedAds.count && age < newAccount) {
    signals.push(
      `Una cuenta nueva que ha publicado ${adsThatDay} anuncios en ${hurriedAds.hours} horas.`
    )
  }
  return signals
}

const perMonth = (amount: number) => payAmount({ min: amount, period: 'mes' })

const sameText = 0.6
/** Shorter texts resemble many others. */
const fewWords = 8

/** Jobs of other employers with nearly the same words. */
export function similaritySignals(text: string, others: readonly ComparedJob[]): string[] {
  const words = wordsOf(text)
  if (words.size < fewWords) return []
  const alike = others.filter(otherText => similarity(words, wordsOf(otherText.text)) > sameText)
  const takenDown = alike.filter(({ isTakenDown }) => isTakenDown)
  const shown = alike.filter(({ isTakenDown }) => !isTakenDown)
  return [
    ...(takenDown[0] ? [`Casi el mismo texto que un anuncio retirado (${takenDown[0].id}).`] : []),
    ...(shown[0] ? [`Casi el mismo texto que un anuncio con otro nombre (${shown[0].id}).`] : [])
  ]
}

/** True when at least `count` of the others have nearly the same words; short texts are compared too. */
export function isLikeSeveral(
  text: string,
  others: readonly Pick<ComparedJob, 'text'>[],
  count: number
): boolean {
  const words = wordsOf(text)
  let alike = 0
  return others.some(other => similarity(words, wordsOf(other.text)) > sameText && ++alike >= count)
}

/** Of each text the index of the first that has nearly the same words; its own when there is none before it. */
export function groupAlike(texts: readonly string[]): number[] {
  const words = texts.map(wordsOf)
  const firsts: number[] = []
  return words.map((own, index) => {
    const known = firsts.find(first => similarity(words[first] ?? new Set(), own) > sameText)
    if (known === undefined) firsts.push(index)
    return known ?? index
  })
}

const wordsOf = (text: string) => new Set(foldText(text).plain.match(/[a-zñ0-9]{3,}/g))

/** The share of common words, from 0 to 1; 0 also for texts of so different lengths that they cannot be the same. */
function similarity(a: Set<string>, b: Set<string>): number {
  if (!b.size || Math.min(a.size, b.size) < sameText * Math.max(a.size, b.size)) return 0
  const shared = a.intersection(b).size
  return shared / (a.size + b.size - shared)
}

/** Wording that is often part of a fraud: a regular expression without accents, and the sentence for the operator. */
interface SignalRule {
  words: RegExp
  /** Wording that contains `words` and is fine. */
  except?: ReturnType<typeof compileException>
  sentence: string
  /** True for a signal that holds the first job of an employer. */
  strong?: StrongSignal
}

/** In addition to the findings of the checker of jobs. */
const signalRules: readonly SignalRule[] = [
  {
    words:
      /\b(?:bizum|western\s{1,4}union|moneygram|paysafe\w*|tarjetas?\s{1,4}(?:de\s{1,4})?regalo|reserva\s{1,4}del?\s{1,4}(?:puesto|plaza))\b/g,
    // What customers pay, or the employer, unless the sentence asks something of the candidate.
    except: compileException(
      '(?:clases?|alumn[oa]s?|clientes?|soci[oa]s?|pupilajes?|rutas?|excursion(?:es)?|entradas?|propinas?|(?:te )?pagamos|caja)[^.;\\n]{0,80} bizum|bizum[^.;\\n]{0,40} (?:clases|alumn[oa]s|clientes|soci[oa]s|pupilajes?)|(?:excedencia|interinidad|sustitucion|baja|permiso)[^.;\\n]{0,30} reserva del? (?:puesto|plaza)|tarjetas? (?:de )?regalo (?:de|para) (?:clases|rutas|excursiones)',
      '(?:haz\\w*|hac(?:er|es)|mand\\w+|envi\\w+|paga|pagas|pagar|pague|pagues|ingres\\w+|abon\\w+|transfier\\w+|transferir|adelant\\w+|deposit\\w+|guard\\w+|tu|tus|candidat\\w+|aspirantes?|entrevistas?|seleccion|prueba|curso|formacion|tramit\\w+|gestion\\w*|empleo|trabajo|vacante|uniforme|seguro|fianza|señal)'
    ),
    sentence: 'Habla de pagar algo',
    strong: 'dinero'
  },
  {
    words: /\b[a-z]{2}\d{2}(?:[\s-]?\d{4}){4,7}\b/g,
    sentence: 'Lleva un número de cuenta',
    strong: 'iban'
  },
  {
    words: /\b(?:bitcoins?|btc|usdt|ethereum|binance|cripto(?:moneda|divisa)?s?)\b/g,
    sentence: 'Habla de criptomonedas',
    strong: 'cripto'
  },
  {
    words: /\b(?:80[367]|905)(?:[\s.-]?\d){6}\b/g,
    sentence: 'Da un teléfono de tarificación especial',
    strong: 'tarificacion'
  },
  {
    words:
      /\b(?:solo|unicamente|exclusivamente)\s{1,4}(?:por\s{1,4}|via\s{1,4}|con\s{1,4})?(?:whats?app|wasap|telegram)\b/g,
    sentence: 'Solo quiere hablar por mensajería'
  },
  {
    // A number alone is no link.
    words:
      /(?<![\w-])(?:(?:wa\s?\.\s?(?:me|link)|t\s?\.\s?me|(?:api|chat|web)\.whatsapp\.com|whatsapp\.com\/channel|telegram\.(?:me|dog)|signal\.(?:me|group)|m\.me|discord\.gg|viber\.(?:me|click)|line\.me)\s?\/|(?:whatsapp|tg|viber|sgnl):\/\/)[^\s"<>]{0,60}/g,
    sentence: 'Lleva un enlace a un servicio de mensajería',
    strong: 'mensajeria'
  },
  {
    words:
      /\b(?:sin\s{1,4}(?:necesidad\s{1,4}de\s{1,4})?entrevista|contratacion\s{1,4}inmediata\s{1,4}sin)\b/g,
    sentence: 'Contrata sin entrevista'
  },
  {
    words:
      /\b(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|cutt\.ly|is\.gd|ow\.ly|acortar\.link|shorturl\.at)\/\w+/g,
    sentence: 'Lleva un enlace acortado, que no dice adónde va'
  }
]

/** Findings of the checker of jobs that are strong signals too. */
const strongAdRules: Partial<Record<TextFinding['code'], StrongSignal>> = {
  'pagar-por-el-puesto': 'dinero',
  documentos: 'documentos'
}
