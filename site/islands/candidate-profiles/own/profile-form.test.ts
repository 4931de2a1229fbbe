import { describe, expect, test } from 'vitest'
import { toProfileRequest, profileFormRules } from './profile-form.ts'

const values = {
  fullName: 'Ana Ruiz',
  age: '30',
  contactPhone: '612 345 678',
  contactEmail: '',
  location: '',
  experience: '',
  description: 'Monto y cuido caballos jóvenes.',
  skills: 'doma, salto'
}
const problemsOf = (changes: object, stored = '') => {
  const { schema, validate } = profileFormRules(stored)
  const { error } = schema.safeParse(toProfileRequest({ ...values, ...changes }))
  const issues = [...(error?.issues ?? []), ...validate({ ...values, ...changes })]
  return issues.map(({ message }) => message)
}

describe('the form of a candidate profile', () => {
  test('leaves out optional fields that are empty', () => {
    const { data } = profileFormRules('').schema.safeParse(toProfileRequest(values))
    expect(data).toMatchObject({ age: 30, contactPhone: '612 345 678' })
    expect(data?.contactEmail).toBeUndefined()
    expect(data?.experience).toBeUndefined()
  })

  test('sends no age when the field is empty', () => {
    expect(problemsOf({ age: '' })).toEqual(['La edad mínima es 16 años'])
    expect(problemsOf({ age: '15' })).toEqual(['La edad mínima es 16 años'])
    expect(problemsOf({ age: '81' })).toEqual(['La edad máxima es 80 años'])
    expect(problemsOf({ age: 'treinta' })).toEqual(['La edad debe ser un número entero'])
  })

  test('accepts a description of 20 to 100 characters', () => {
    expect(problemsOf({ description: 'a'.repeat(19) })).toEqual([
      'La descripción debe tener al menos 20 caracteres'
    ])
    expect(problemsOf({ description: 'a'.repeat(101) })).toEqual([
      'La descripción no debe exceder los 100 caracteres'
    ])
  })

  test('keeps a longer description that is already stored, and accepts no other of its length', () => {
    const stored = 'a'.repeat(300)
    const { maxOf } = profileFormRules(stored)
    expect(maxOf({ description: stored })).toBe(300)
    expect(problemsOf({ description: stored }, stored)).toEqual([])
    expect(maxOf({ description: 'b'.repeat(120) })).toBe(100)
    expect(problemsOf({ description: 'b'.repeat(120) }, stored)).toEqual([
      'La descripción no debe exceder los 100 caracteres'
    ])
    expect(problemsOf({ description: 'b'.repeat(90) }, stored)).toEqual([])
  })
})
