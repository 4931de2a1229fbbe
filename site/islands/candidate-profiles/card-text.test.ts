import { describe, expect, test } from 'vitest'
import { previewOf, shownSkills } from './card-text.ts'

describe('the preview of a candidate', () => {
  test('is the first 70 characters of the description', () => {
    expect(previewOf('a'.repeat(70))).toBe('a'.repeat(70))
    expect(previewOf('a'.repeat(71))).toBe(`${'a'.repeat(70)}…`)
    expect(previewOf(`${'a'.repeat(69)} b`)).toBe(`${'a'.repeat(69)}…`)
    expect([...previewOf('🐴'.repeat(80))]).toHaveLength(71)
  })

  test('has six skills at most, and says how many more there are', () => {
    expect(shownSkills('doma, salto')).toEqual({ shown: ['doma', 'salto'], more: 0 })
    expect(shownSkills('a,b,c,d,e,f,g,h,i')).toEqual({
      shown: ['a', 'b', 'c', 'd', 'e', 'f'],
      more: 3
    })
    expect(shownSkills(null)).toEqual({ shown: [], more: 0 })
  })
})
