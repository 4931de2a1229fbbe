import type { StrongSignal } from '#events/aggregates/case-choices.ts'
import { adRules } from '#services/jobs/shared/wording/ad-rules.ts'

/** Wording that is often part of a fraud: a regular expression without accents, and the sentence for the operator. */
interface SignalRule {
  words: RegExp
  sentence: string
  /** Holds the first ad of an employer. */
  strong?: StrongSignal
}

/** Besides what the checker of ads finds. */
export const signalRules: readonly SignalRule[] = [
  {
    words:
      /\b(?:bizum|western\s{1,4}union|moneygram|paysafe\w*|tarjetas?\s{1,4}(?:de\s{1,4})?regalo|reserva\s{1,4}del?\s{1,4}(?:puesto|plaza))\b/g,
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

/** What the checker of ads finds, and is a strong signal too: by the sentence of its rule. */
export const strongAdRules: Record<string, StrongSignal> = {
  [adRules['pagar-por-el-puesto'].rule]: 'dinero',
  [adRules.documentos.rule]: 'documentos'
}
