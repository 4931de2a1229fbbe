import {
  accountFieldRefusals,
  applicationFieldRefusals,
  fieldRefusals,
  messageFieldRefusals,
  profileFieldRefusals,
  refusalWords,
  reportFieldRefusals
} from '#services/words/words.ts'
import type { HttpError, InvalidField } from './errors.ts'

/** The code of a field for whose sentence there is none of its own. */
export const otherFieldCode = 'invalid-value'

type FieldSentence = string | ((value: string) => string)

const sentencesOf = (): Record<string, FieldSentence> => ({
  ...fieldRefusals,
  ...accountFieldRefusals,
  ...applicationFieldRefusals,
  ...profileFieldRefusals,
  ...messageFieldRefusals,
  ...reportFieldRefusals
})

/** The numbers and e-mail addresses that a sentence names. */
const namedValues = /[^\s¿]+@[^\s?]+|\d+/g
const placeholder = '#'
const withoutValues = (sentence: string) => sentence.replace(namedValues, placeholder)

/** Every code by its sentence in the API, which is Spanish. */
const codes = new Map(
  Object.entries(sentencesOf()).map(([code, sentence]) => [
    typeof sentence === 'string' ? sentence : withoutValues(sentence(placeholder)),
    code
  ])
)

/** The code of a sentence of a contract. */
export function fieldCode(message: string): string {
  return codes.get(message) ?? codes.get(withoutValues(message)) ?? otherFieldCode
}

export const invalidField = (field: string, message: string): InvalidField => ({
  field,
  code: fieldCode(message),
  message
})

/** The sentence of an error or of one of its fields, in the language of the moment. */
export function localSentence({
  code,
  message,
  retryAfter
}: Pick<InvalidField, 'code' | 'message'> & Partial<Pick<HttpError, 'retryAfter'>>): string {
  const sentence = sentencesOf()[fieldCode(message)]
  if (sentence === undefined) return refusalWords.sentence(code, message, retryAfter)
  return typeof sentence === 'string'
    ? sentence
    : sentence(message.match(namedValues)?.at(-1) ?? '')
}
