import * as en from './en.ts'
import * as es from './es.ts'
import type { PageLanguage } from './languages.ts'
import * as pt from './pt.ts'

export type Words = typeof es

/** The words of every language. */
export const wordsIn: Readonly<Record<PageLanguage, Words>> = { es, en, pt }
