import { describe, expect, test } from 'vitest'
import { findNameProblem, requireUsableName, requireUsableUsername } from './usable-names.ts'

const reserved = 'Este nombre de usuario está reservado. Elige otro.'
const mixed = 'Un nombre se escribe con letras de un solo alfabeto. Escríbelo de nuevo.'

describe('a username', () => {
  test.each([
    'admin',
    'Admin',
    'ADMIN1',
    'adm1n',
    'ad-min',
    'soporte',
    's0porte',
    'operador',
    'Operadora_2',
    'moderador',
    'root',
    'info2024',
    'no-reply',
    'sẹguridad',
    'ramal',
    'RAMAL',
    'rama1',
    'RamaI',
    'ramal.es',
    'el_ramal',
    'ramal24',
    'soporteramal',
    'ramal-seguridad'
  ])('«%s» is reserved', username => {
    expect(() => requireUsableUsername(username)).toThrow(reserved)
  })

  test.each(['jоse', 'αna', 'Пётр_a', 'jose١'])('«%s» has letters of two alphabets', username => {
    expect(() => requireUsableUsername(username)).toThrow(mixed)
  })

  test.each([
    'maría',
    'muñoz',
    'pep_àlvarez',
    'łukasz',
    'nguyễn',
    'adébáyọ̀',
    'пётр',
    'νίκος',
    'علي',
    '李雷',
    'ana李',
    'ramalho',
    'ramales.victoria',
    'operador_grua',
    'administra.cuadra',
    'ayudante',
    'rosa4',
    'ana.1990',
    'p.1lo0'
  ])('«%s» is free to take', username => {
    expect(() => requireUsableUsername(username)).not.toThrow()
  })
})

describe('the name of a person or a firm', () => {
  test.each([
    'Ramal',
    'Ramal Seguridad',
    'Equipo de RAMAL',
    'Soporte-Ramal',
    'Rámal',
    'Rama\u200bl',
    'Ｒａｍａｌ',
    'RamaI',
    'RamalSoporte',
    'ramal.es',
    'R a m a l'.replaceAll(' ', '\u00ad')
  ])('«%s» has the brand', name => {
    expect(findNameProblem(name)?.message).toMatch(/^«Ramal» es este sitio/)
  })

  test.each(['Rаmal', 'Јosé Pérez', 'Cuadra Αlba'])('«%s» mixes alphabets', name => {
    expect(findNameProblem(name)?.message).toBe(mixed)
  })

  test.each([
    'Ana Robles',
    'José Mª Núñez',
    'Yeguada O’Donnell',
    'María del Ramalho',
    'Ramales de la Victoria',
    'Олена Kovalenko',
    'Νίκος Παπαδόπουλος',
    'Hípica 2000',
    'X²',
    'Ben Al-Sa‘id',
    'Adébáyọ̀',
    '김민수 (Minsu)'
  ])('«%s» is fine', name => {
    expect(findNameProblem(name)).toBeUndefined()
  })

  test.each([
    ['Empleo Ecuestre', 'Soporte de Empleo Ecuestre', true],
    ['Empleo Ecuestre', 'EMPLEO-ECUESTRE', true],
    ['Empleo Ecuestre', 'EmpleoEcuestre', true],
    ['Empleo Ecuestre', 'Centro Ecuestre', false],
    ['Hípica24', 'Equipo de Hipica24', true],
    ['Hípica24', 'Hípica del Sur', false]
  ])('of a board that is «%s»: «%s» has the brand: %s', (ofBoard, name, hasBrand) => {
    expect(findNameProblem(name, ofBoard) !== undefined).toBe(hasBrand)
  })

  test('stays usable where it is known, and is refused with its field elsewhere', () => {
    expect(() =>
      requireUsableName('fullName', 'Ramal, S. L.', undefined, 'Ramal, S. L.')
    ).not.toThrow()
    expect(() => requireUsableName('fullName', 'Ramal, S. L.', 'Ramal')).toThrow(
      expect.objectContaining({
        status: 400,
        errors: [expect.objectContaining({ field: 'fullName' })]
      })
    )
    expect(() => requireUsableName('fullName', null)).not.toThrow()
  })
})
