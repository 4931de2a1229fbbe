/**
 * The words of the language in which a page or an e-mail is being written: see `inLanguage`. The build replaces this file by the
 * words of one language. A constant of a module must not hold a word, or it stays Spanish.
 */
import { currentLanguage } from './current-language.ts'
import * as en from './en.ts'
import * as es from './es.ts'
import type { Language } from './languages.ts'

type Words = typeof es

const wordsOf: Record<Language, Words> = { es, en }

export const speech = currentWords('speech')

/** The words of a subject, each read in the language of the moment. */
function currentWords<Subject extends keyof Words>(subject: Subject): Words[Subject] {
  const words = {}
  for (const name of Object.keys(es[subject])) {
    Object.defineProperty(words, name, {
      get: () => wordsOf[currentLanguage()][subject][name as keyof Words[Subject]],
      enumerable: true
    })
  }
  return words as Words[Subject]
}
