import type { PayPeriod } from '#events/job-content/vocabulary.ts'

/** A pay that a text states; at least one of `min` and `max` is there. */
export interface StatedPay {
  /** The words as they stand in the text. */
  words: string
  min: number | undefined
  max: number | undefined
  period: PayPeriod
  payments: 12 | 14 | undefined
  /** After taxes; the field of a job asks for the pay before them. */
  isNet: boolean
}

const number = String.raw`(?:\d{1,3}(?:[.,'’\s]\d{3})+(?:,\d{1,2})?|\d+(?:[.,]\d{1,2})?)(?![.,]?\d)`
const unit = String.raw`(?:[.,]-\s*)?(?:€|euros?\b|eur\b)|[.,]-`
const kind = String.raw`(?:brut|net|limpi)[oa]s?\b|en\s+mano\b`
const each = String.raw`(?:\/|\bpor|\bal|\ba\s+la|\bla|\bcada)\s*`
const period = String.raw`${each}(?:h|hora|d[ií]a|jornada|mes|a[ñn]o|monta|clase|servicio)\b|\bmensual(?:es)?\b|\banual(?:es)?\b|\bdiari[oa]s?\b`

/** An amount or a range, with the unit, the period and «netos» that follow. Older browsers know no lookbehind. */
const amounts = new RegExp(
  String.raw`(?:^|[^\p{L}\d.,\/+-])(?:€\s?)?(?:(?<from>${number})\s*(?:${unit})?\s*(?:[-–—\/]|\b(?:a|y|o|hasta)\b)\s*)?(?<amount>${number})(?<tail>(?:\s*(?:${unit}|${kind}|${period}|\/\s*(?=brut|net)))*)`,
  'giu'
)

const payWord =
  /\b(?:sueldo|salario|n[óo]mina|remuneraci[óo]n|retribuci[óo]n|pag(?:o|amos)|cobr\p{L}+)[^.;:\n\d]*:?\s*$/iu

const otherMoney = String.raw`\b(?:pupilaje|vivienda|casa|habitaci[óo]n|alquiler|fianza|reserva|señal|plus(?:es)?|bono|bonus|extras?|incentivos?|dietas?|kilometraje|premios?|matr[ií]cula|cuota|inscripci[óo]n|ayuda|comisi[óo]n|propinas?|precio|valor|gastos|seguro|cursos?|clases|luz|agua)`
const otherMoneyBefore = new RegExp(
  String.raw`(?:${otherMoney}(?:\s+(?:de|a|por|son|es|hasta|desde))*\s*:?|\b(?:caballo|yegua|potro)s?\s+(?:de|a|por)|\bdescont\p{L}+)\s*$`,
  'iu'
)
const otherMoneyAfter = new RegExp(
  String.raw`^\s*(?:de|en|para|por)\s+(?:(?:el|la|los|las)\s+)?${otherMoney}\b`,
  'iu'
)

const periodWords: [PayPeriod, RegExp][] = [
  ['hora', /(?:\/|por|la|cada)\s*h(?:ora)?\b/i],
  ['dia', /(?:\/|por|al|la|cada)\s*(?:d[ií]a|jornada)\b|diari[oa]/i],
  ['mes', /(?:\/|por|al|cada)\s*mes\b|mensual/i],
  ['ano', /(?:\/|por|al|cada)\s*a[ñn]o\b|anual/i],
  ['monta', /(?:\/|por|la|cada)\s*monta\b/i],
  ['clase', /(?:\/|por|la|cada)\s*clase\b/i],
  ['servicio', /(?:\/|por|cada)\s*servicio\b/i]
]

/** Plausible pay of a person in a period, in euros. */
const plausible: Record<PayPeriod, readonly [least: number, most: number]> = {
  hora: [4, 200],
  dia: [20, 1000],
  mes: [100, 20_000],
  ano: [3000, 500_000],
  monta: [2, 3000],
  clase: [3, 500],
  servicio: [3, 5000]
}
/** The euros from which an amount without a period is taken for a month, and for a year. */
const leastMonthly = 400
const leastYearly = 7000

/** The first pay in a text: «entre 1.100 y 1.300 € netos», «12 €/hora», «18.000 brutos anuales». */
export function findPay(text: string): StatedPay | undefined {
  for (const match of text.matchAll(amounts)) {
    const found = readMatch(text, match)
    if (found) return found
  }
  return undefined
}

function readMatch(text: string, match: RegExpExecArray): StatedPay | undefined {
  const { from, amount = '', tail = '' } = match.groups ?? {}
  const start = match.index + match[0].search(/[€\d]/)
  const end = match.index + match[0].length
  const before = text.slice(Math.max(0, start - 50), start)
  const after = text.slice(end, end + 40).split(/[.;\n]/)[0] ?? ''
  const words = text.slice(start, end).trim()
  const [introduction = ''] = payWord.exec(before) ?? []
  const isPay = introduction !== '' || tail !== '' || words.startsWith('€')
  if (!isPay || otherMoneyBefore.test(before) || otherMoneyAfter.test(after)) return undefined

  const said = `${tail} ${introduction}`
  const most = readAmount(amount)
  const least = from === undefined ? undefined : readAmount(from)
  const paid = periodOf(said, most)
  if (!paid || !isPlausible(most, paid)) return undefined
  const isRange = least !== undefined && least < most && isPlausible(least, paid)
  const isLimit = !isRange && /\bhasta\s*$/i.test(before)
  return {
    words: isRange || from === undefined ? words : words.slice(words.lastIndexOf(amount)),
    min: isLimit ? undefined : isRange ? least : most,
    max: isRange || isLimit ? most : undefined,
    period: paid,
    payments: paid === 'mes' ? paymentsIn(before, after) : undefined,
    isNet: /\b(?:net|limpi)[oa]|en\s+mano/i.test(said)
  }
}

function periodOf(said: string, amount: number): PayPeriod | undefined {
  const [named] = periodWords.find(([, words]) => words.test(said)) ?? []
  if (named || amount < leastMonthly) return named
  return amount < leastYearly ? 'mes' : 'ano'
}

function isPlausible(amount: number, period: PayPeriod): boolean {
  const [least, most] = plausible[period]
  return amount >= least && amount <= most
}

function paymentsIn(before: string, after: string): 12 | 14 | undefined {
  const said =
    /\b(12|doce|14|catorce)\s+pagas/i.exec(after) ?? /\b(12|14)\s+pagas(?:\s+de)?\s*$/i.exec(before)
  if (said) return said[1] === '14' || said[1]?.toLowerCase() === 'catorce' ? 14 : 12
  return /\bprorrat/i.test(after) ? 12 : undefined
}

/** «1.200», «1 200», «1.200,50», «12,5» and, as some write, «12.50». */
function readAmount(text: string): number {
  const isGrouped = /^\d{1,3}(?:[.,'’\s]\d{3})+(?:,\d{1,2})?$/.test(text)
  const [, whole = text, cents] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  return Number(`${isGrouped ? whole.replace(/\D/g, '') : whole}${cents ? `.${cents}` : ''}`)
}
