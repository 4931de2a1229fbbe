/** Wording that is often part of a fraud: a regular expression without accents, and the sentence for the operator. */
interface SignalRule {
  words: RegExp
  sentence: string
}

/** Besides what the checker of ads finds. */
export const signalRules = {
  dinero: {
    words:
      /\b(?:bizum|western union|moneygram|paysafe\w*|tarjetas? (?:de )?regalo|reserva del? (?:puesto|plaza))\b/,
    sentence: 'Habla de pagar algo'
  },
  iban: {
    words: /\b[a-z]{2}\d{2}(?:[ -]?\d{4}){4,7}\b/,
    sentence: 'Lleva un número de cuenta'
  },
  cripto: {
    words: /\b(?:bitcoins?|btc|usdt|ethereum|binance|cripto(?:moneda|divisa)?s?)\b/,
    sentence: 'Habla de criptomonedas'
  },
  tarificacion: {
    words: /\b(?:80[367]|905)(?:[ .-]?\d){6}\b/,
    sentence: 'Da un teléfono de tarificación especial'
  },
  'solo-whatsapp': {
    words: /\b(?:solo|unicamente|exclusivamente) (?:por |via |con )?(?:whats?app|wasap|telegram)\b/,
    sentence: 'Solo quiere hablar por mensajería'
  },
  'sin-entrevista': {
    words: /\b(?:sin (?:necesidad de )?entrevista|contratacion inmediata sin)\b/,
    sentence: 'Contrata sin entrevista'
  },
  'enlace-corto': {
    words:
      /\b(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|cutt\.ly|is\.gd|ow\.ly|acortar\.link|shorturl\.at)\/\w+/,
    sentence: 'Lleva un enlace acortado, que no dice adónde va'
  }
} satisfies Record<string, SignalRule>
