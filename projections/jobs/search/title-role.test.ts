import { expect, test } from 'vitest'
import { roles } from '#events/job-content/vocabulary.ts'
import { roleLabels } from '#services/words/words.ts'
import { roleOfTitle } from './title-role.ts'

test.each([
  ['Mozo/a de cuadra (H/M)', 'mozo-cuadra'],
  ['Se buscan mozas para yeguada', 'mozo-cuadra'],
  ['Primera moza de cuadra', 'jefe-cuadra'],
  ['Primer mozo', 'jefe-cuadra'],
  ['Encargada de cuadra', 'jefe-cuadra'],
  ['Pareja de guardeses', 'guardes'],
  ['Monitores/as de equitación para el verano', 'monitor'],
  ['Profesora de equitación', 'monitor'],
  ['Auxiliar de veterinaria', 'aux-veterinario'],
  ['Herrero a domicilio', 'herrador'],
  ['Chófer de camión de caballos', 'transportista'],
  ['Groom internacional', 'groom']
])('«%s» names %s', (title, role) => {
  expect(roleOfTitle(title)).toBe(role)
})

test.each(['Mozo y jinete', 'Clínica veterinaria busca recepcionista', 'Trabajo con caballos', ''])(
  '«%s» names no role, or several',
  title => {
    expect(roleOfTitle(title)).toBeUndefined()
  }
)

test('each role is named by some title', () => {
  const named = roles.filter(role => roleOfTitle(roleLabels[role]) === role)
  const others = ['terapia', 'jinete', 'cria', 'direccion', 'recepcion']
  expect(roles.filter(role => !named.includes(role) && !others.includes(role))).toEqual([])
})
