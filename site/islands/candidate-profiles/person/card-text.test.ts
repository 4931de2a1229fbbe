import { describe, expect, test } from 'vitest'
import { ageText, shortDescription } from './card-text.ts'

describe('the preview of a candidate', () => {
  test('is the words in the first 70 characters of the description', () => {
    expect(shortDescription('a'.repeat(70))).toBe('a'.repeat(70))
    expect(shortDescription('a'.repeat(71))).toBe(`${'a'.repeat(70)}…`)
    expect(shortDescription(`${'a'.repeat(69)} b`)).toBe(`${'a'.repeat(69)}…`)
    expect(shortDescription(`${'a'.repeat(60)} ${'b'.repeat(20)}`)).toBe(`${'a'.repeat(60)}…`)
    expect(shortDescription(`${'a'.repeat(65)} bbbb cc`)).toBe(`${'a'.repeat(65)} bbbb…`)
    expect([...shortDescription('🐴'.repeat(80))]).toHaveLength(71)
  })

  test('has the age or its band, and neither when the age was not stated', () => {
    expect(ageText({ age: 28, ageBand: '26-35' })).toBe('28 años')
    expect(ageText({ age: null, ageBand: '26-35' })).toBe('26–35 años')
    expect(ageText({ age: null, ageBand: '<18' })).toBe('Menos de 18 años')
    expect(ageText({ age: 25, ageBand: null })).toBe('')
  })
})
