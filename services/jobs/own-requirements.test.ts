import { expect, test } from 'vitest'
import type { AskGroup } from './job-facts.ts'
import { ownRequirements } from './own-requirements.ts'

const groups: AskGroup[] = [
  { weight: 'imprescindible', label: 'Imprescindible', asks: ['Carné\u00a0B', 'Galope\u00a04'] },
  { weight: 'valorable', label: 'Se valora', asks: ['Dar cuerda'] }
]

test.each([
  ['Carné B.\nSe valora saber dar cuerda.\nEmpezamos el día 1.', 'Empezamos el día 1.'],
  ['Galope 4. Carné B y E. Puntualidad', 'Carné B y E. Puntualidad'],
  ['carne b; galope 4', ''],
  ['Carné C', 'Carné C'],
  ['Uno\n\nDos', 'Uno\n\nDos'],
  ['', '']
])('%j leaves what the list does not say', (text, left) => {
  expect(ownRequirements(text, groups)).toBe(left)
})

test('without a list everything stays', () => {
  expect(ownRequirements('Carné B.\nInglés', [])).toBe('Carné B.\nInglés')
})
