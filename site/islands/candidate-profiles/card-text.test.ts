import { describe, expect, test } from 'vitest'
import { shortDescription, visibleSkills } from './card-text.ts'

describe('the preview of a candidate', () => {
  test('is the first 70 characters of the description', () => {
    expect(shortDescription('a'.repeat(70))).toBe('a'.repeat(70))
    expect(shortDescription('a'.repeat(71))).toBe(`${'a'.repeat(70)}…`)
    expect(shortDescription(`${'a'.repeat(69)} b`)).toBe(`${'a'.repeat(69)}…`)
    expect([...shortDescription('🐴'.repeat(80))]).toHaveLength(71)
  })

  test('has six skills at most, and the number of the others', () => {
    expect(visibleSkills('doma, salto')).toEqual({ shown: ['doma', 'salto'], more: 0 })
    expect(visibleSkills('a,b,c,d,e,f,g,h,i')).toEqual({
      shown: ['a', 'b', 'c', 'd', 'e', 'f'],
      more: 3
    })
    expect(visibleSkills(null)).toEqual({ shown: [], more: 0 })
  })
})
