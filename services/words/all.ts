import * as en from './en/index.ts'
import * as es from './es/index.ts'
import type { PageLanguage } from '#events/aggregates/languages.ts'

/** What every language has: each text is a string, whatever it says in Spanish. */
export type Words = { [Subject in keyof typeof es]: AnyTexts<(typeof es)[Subject]> }

type AnyTexts<Subject> = {
  [Word in keyof Subject]: Subject[Word] extends string ? string : Subject[Word]
}

/** The words of every language. */
export const wordsIn: Readonly<Record<PageLanguage, Words>> = { es, en }
