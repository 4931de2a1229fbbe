import { AsyncLocalStorage } from 'node:async_hooks'
import { defaultLanguage } from '#events/aggregates/languages.ts'
import type { Language } from './languages.ts'

const storage = new AsyncLocalStorage<Language>()

/** Runs a function in whose words are those of a language, until its promise settles. */
export function inLanguage<Result>(language: Language, run: () => Result): Result {
  return storage.run(language, run)
}

export const currentLanguage = (): Language => storage.getStore() ?? defaultLanguage
