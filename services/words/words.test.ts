import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { inLanguage } from './current-language.ts'
import * as es from './es.ts'
import { readLanguage } from './languages.ts'
import * as words from './words.ts'

describe('words', () => {
  test('are Spanish where no language is said', () => {
    expect(words.speech.language).toBe('es')
  })

  test('are those of the language until the promise settles', async () => {
    const languages = await Promise.all([
      inLanguage('en', async () => {
        await setImmediate()
        return words.speech.language
      }),
      words.speech.language
    ])
    expect(languages).toEqual(['en', 'es'])
  })

  test('have every subject of the Spanish ones', () => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(es).sort())
  })
})

test.each([
  ['en', 'en'],
  ['en-GB', 'en'],
  ['EN', 'en'],
  ['es-AR', 'es'],
  ['fr', undefined],
  ['', undefined],
  [null, undefined]
])('the tag %s names the language %s', (tag, language) => {
  expect(readLanguage(tag)).toBe(language)
})
