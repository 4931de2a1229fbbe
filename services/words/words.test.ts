import { globSync, readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { inLanguage } from './current-language.ts'
import * as en from './en/index.ts'
import * as es from './es/index.ts'
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

  test('of another language are those that Spanish has', () => {
    const namesIn = (subjects: Record<string, object>) =>
      Object.entries(subjects).flatMap(([subject, own]) =>
        Object.keys(own).map(name => `${subject}.${name}`)
      )
    expect(namesIn(en).sort()).toEqual(namesIn(es).sort())
  })
})

test('the Spanish riding level is explained in English wherever it is named', () => {
  const { galope } = en.filterWords
  const { galopeOf, galopeOrMore } = en.candidateWords
  const texts = [galope.label, galope.phrase].flatMap(text =>
    typeof text === 'string' ? text : ['0', '4'].map(level => text(level, ''))
  )
  for (const text of [
    ...texts,
    galope.name,
    en.candidateWords.galope,
    galopeOrMore('4'),
    galopeOf(4)
  ])
    expect(text).toMatch(/riding level/i)
})

test.each([
  ['en', 'en'],
  ['en-GB', 'en'],
  ['EN', 'en'],
  ['es-AR', 'es'],
  ['pt-BR', undefined],
  ['fr', undefined],
  ['', undefined],
  [null, undefined]
])('the tag %s names the language %s', (tag, language) => {
  expect(readLanguage(tag)).toBe(language)
})

const sources = globSync(['services/**/*.ts', 'site/**/*.{ts,tsx,astro}'], {
  exclude: ['services/words/**', '**/*.test.*', 'site/e2e/**', 'site/tools/**']
}).map(file => readFileSync(file, 'utf8'))

test('each word is used', () => {
  const used = new Set(sources.flatMap(source => source.match(/\b(?:\w+Words|speech)\.\w+/g) ?? []))
  const unused = Object.entries(es)
    .filter(([subject]) => subject === 'speech' || subject.endsWith('Words'))
    // Filters are named by their key.
    .filter(([subject]) => subject !== 'filterWords')
    .flatMap(([subject, words]) => Object.keys(words).map(name => `${subject}.${name}`))
    .filter(name => !used.has(name))
  expect(unused).toEqual([])
})
