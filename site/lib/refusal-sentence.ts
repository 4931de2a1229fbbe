import { refusalWords } from '#services/words/words.ts'

/** The sentence of a refusal in the language of the page; loaded with the first refusal. */
export const refusalSentence = (code: string, message: string, secondsToWait: number): string =>
  refusalWords.sentence(code, message, secondsToWait)
