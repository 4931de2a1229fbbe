import { describe, expect, test } from 'vitest'
import { containsWords, matchesFilter } from './client-filter.ts'

describe('filtering loaded candidates', () => {
  test('ignores accents, case and gender', () => {
    expect(containsWords('Mozo de cuadra', 'moza')).toBe(true)
    expect(containsWords('Instructora de doma clásica', 'CLASICO instructor')).toBe(true)
    expect(containsWords('Ávila', 'avila')).toBe(true)
    expect(containsWords('Herradora', 'veterinaria')).toBe(false)
  })

  test('matches prefixes of words', () => {
    expect(containsWords('Jerez de la Frontera', 'jer')).toBe(true)
    expect(containsWords('Jerez de la Frontera', 'rez')).toBe(false)
    expect(containsWords('Lugo', '  ')).toBe(true)
  })

  test('searches the place in the location only', () => {
    const profile = {
      id: 'a',
      fullName: 'Ana Sevilla',
      age: 30,
      ageBand: '26-35' as const,
      description: 'Doma y salto',
      experience: null,
      location: 'Lugo',
      skills: 'galope 7',
      createdAt: '2026-03-02T10:00:00.000Z',
      isActive: true
    }
    expect(matchesFilter(profile, { text: 'sevilla galope', location: '' })).toBe(true)
    expect(matchesFilter(profile, { text: '', location: 'sevilla' })).toBe(false)
    expect(matchesFilter(profile, { text: 'doma', location: 'lugo' })).toBe(true)
    expect(matchesFilter({ ...profile, location: null }, { text: '', location: 'lugo' })).toBe(
      false
    )
  })
})
