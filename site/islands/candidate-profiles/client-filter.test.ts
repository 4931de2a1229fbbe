import { describe, expect, test } from 'vitest'
import { hasWords, matches } from './client-filter.ts'

describe('filtering what is loaded', () => {
  test('finds words whatever their accents, capitals and gender', () => {
    expect(hasWords('Mozo de cuadra', 'moza')).toBe(true)
    expect(hasWords('Instructora de doma clásica', 'CLASICO instructor')).toBe(true)
    expect(hasWords('Ávila', 'avila')).toBe(true)
    expect(hasWords('Herradora', 'veterinaria')).toBe(false)
  })

  test('finds what a word begins, while it is being typed', () => {
    expect(hasWords('Jerez de la Frontera', 'jer')).toBe(true)
    expect(hasWords('Jerez de la Frontera', 'rez')).toBe(false)
    expect(hasWords('Lugo', '  ')).toBe(true)
  })

  test('looks for the place in the place alone', () => {
    const profile = {
      id: 'a',
      fullName: 'Ana Sevilla',
      age: 30,
      description: 'Doma y salto',
      experience: null,
      location: 'Lugo',
      skills: 'galope 7',
      createdAt: '2026-03-02T10:00:00.000Z',
      isActive: true
    }
    expect(matches(profile, { text: 'sevilla galope', location: '' })).toBe(true)
    expect(matches(profile, { text: '', location: 'sevilla' })).toBe(false)
    expect(matches(profile, { text: 'doma', location: 'lugo' })).toBe(true)
    expect(matches({ ...profile, location: null }, { text: '', location: 'lugo' })).toBe(false)
  })
})
