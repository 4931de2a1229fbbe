import { AsyncLocalStorage } from 'node:async_hooks'
import { defaultLanguage, type PageLanguage } from '#events/aggregates/languages.ts'

const storage = new AsyncLocalStorage<PageLanguage>()

/** Runs a function in whose words are those of a language, until its promise settles. */
export function inLanguage<Result>(language: PageLanguage, run: () => Result): Result {
  return storage.run(language, run)
}

export const currentLanguage = (): PageLanguage => storage.getStore() ?? defaultLanguage
