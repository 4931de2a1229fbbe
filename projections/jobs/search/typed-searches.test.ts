import { beforeAll, expect, test } from 'vitest'
import { searchTitles, searchWithDefaults } from '#test/random/job-search.ts'
import { seedEmployer, seedJob } from '#test/events/event-builders.ts'
import { describeWithDatabase } from '#test/database/test-database.ts'

/** Ads as small yards write them: title, description, place, and the other fields. */
const ads: [title: string, description: string, place: string, more?: object][] = [
  ['Mozo de cuadra', 'Limpieza de boxes y pienso', '11020'],
  ['Moza para yeguada con vivienda', 'Manejo de yeguas y potros', '41091'],
  ['Se busca groom para concursos', 'Viajes por Europa con seis caballos', '28079'],
  ['Mozos/as de cuadra (H/M)', 'Trabajo de mañana en club', '50297'],
  ['Encargada de cuadra', 'Lleva un equipo de cuatro mozos', '08019'],
  ['Herrador', 'Ruta de doscientos caballos, 1.250 € al mes', '28079'],
  ['Veterinario equino', 'Clínica móvil y reproducción', '28079'],
  ['Auxiliar de veterinaria', 'Apoyo en clínica de caballos, en prácticas', '43148'],
  ['Domador de potros', 'Doma de base en campo abierto', '21041'],
  ['Monitor/a de equitación', 'Clases de ponis los fines de semana', '41091'],
  ['Profesora de doma clásica', 'Alumnos de competición', '15030'],
  ['Jinete de salto', 'Monta de caballos jóvenes, turno de noche no', '46250'],
  ['Galopador', 'Entrenamiento de pura sangre', '28079'],
  ['Persona para montar', 'Se pide galope 4 para salir al campo', '33024'],
  ['Pareja de guardeses', 'Casa en la finca y cuidado de los animales', '10037'],
  ['Cochero de enganche', 'Paseos en coche de caballos', '41091'],
  ['Guarda de noche', 'Vigilancia de partos en la yeguada', '14021'],
  ['Guía de rutas a caballo', 'Temporada de verano en la playa', '21041'],
  ['Chófer de camión de caballos', 'Carné C y documentación', '30030'],
  ['Auxiliar clínica equina', 'Recepción de pacientes', '03014', { companyName: 'Cuadra Pequeña' }],
  ['Recepcionista', 'Atiende a socios del club, 1300 euros', '35016']
]

const grooms = [
  'Mozos/as de cuadra (H/M)',
  'Moza para yeguada con vivienda',
  'Mozo de cuadra',
  'Se busca groom para concursos',
  'Encargada de cuadra'
]
const inSevilla = [
  'Cochero de enganche',
  'Monitor/a de equitación',
  'Moza para yeguada con vivienda'
]
const inMadrid = ['Galopador', 'Veterinario equino', 'Herrador', 'Se busca groom para concursos']
const all = ads.map(([title]) => title).reverse()

/** What people type, and all that it finds, the best match first. */
const searches: Record<string, readonly string[]> = {
  // Both genders and numbers, however they are written.
  mozo: grooms,
  moza: grooms,
  'mozos/as': grooms,
  'mozo h/m': grooms,
  'MOZO (H/M)': grooms,
  'moz@s': grooms,
  'monitores/as': ['Monitor/a de equitación'],
  instructora: ['Monitor/a de equitación'],
  encargado: ['Encargada de cuadra'],
  // Words of the medium.
  'busco trabajo de mozo': grooms,
  'se busca mozo': grooms,
  'oferta de empleo mozo': grooms,
  'necesito trabajo': all,
  empleo: all,
  'empleo sevilla': inSevilla,
  // Either.
  'mozo o herrador': ['Herrador', ...grooms],
  'mozo, herrador': ['Herrador', ...grooms],
  // A role and a place, and places alone.
  'domador huelva': ['Domador de potros'],
  'veterinario madrid': ['Veterinario equino'],
  'busco trabajo de mozo en madrid': ['Se busca groom para concursos'],
  'practicas tarragona': ['Auxiliar de veterinaria'],
  'mozo jerez': ['Mozo de cuadra'],
  'mozo cádiz': ['Mozo de cuadra'],
  '41010': inSevilla,
  // Quoted, it is no place.
  'domador "huelva"': [],
  'veterinario «madrid»': [],
  '"mozo" sevilla': ['Moza para yeguada con vivienda'],
  madrid: inMadrid,
  // The words of the board and of the sector.
  guardés: ['Pareja de guardeses'],
  'pareja guardesa': ['Pareja de guardeses'],
  herrero: ['Herrador'],
  amazona: ['Jinete de salto'],
  'primer mozo': ['Encargada de cuadra'],
  transporte: ['Chófer de camión de caballos'],
  conductores: ['Chófer de camión de caballos'],
  'turismo ecuestre': ['Guía de rutas a caballo'],
  'mozo de cuadra con vivienda': ['Moza para yeguada con vivienda'],
  casa: ['Moza para yeguada con vivienda', 'Pareja de guardeses'],
  'jornada completa': all,
  // Words of a phrase that stand apart come last, and only for who typed the phrase.
  'auxiliar de cuadra': [
    'Mozos/as de cuadra (H/M)',
    'Se busca groom para concursos',
    'Moza para yeguada con vivienda',
    'Mozo de cuadra',
    'Auxiliar clínica equina',
    'Encargada de cuadra'
  ],
  // Misspelt, and not.
  noche: ['Guarda de noche', 'Jinete de salto'],
  findes: ['Monitor/a de equitación'],
  errador: ['Herrador'],
  ginete: ['Jinete de salto'],
  veterianrio: ['Auxiliar de veterinaria', 'Veterinario equino'],
  // Numbers.
  '1.250': ['Herrador'],
  '1250': ['Herrador'],
  '1.300': ['Recepcionista'],
  '1200': []
}

describeWithDatabase('what people type', context => {
  beforeAll(async () => {
    const owner = await seedEmployer(context.db)
    for (const [title, description, place, more] of ads) {
      const job = { title, description, place, companyName: 'Hípica Las Eras', ...more }
      await seedJob(context.db, owner, job)
    }
  })

  test.each(Object.keys(searches))('%s', async keyword => {
    expect(await searchTitles(context.db, { keyword })).toEqual(searches[keyword])
  })

  test.each([
    ['domador huelva', [{ words: 'huelva', place: 'Huelva', asWords: 'domador "huelva"' }]],
    ['Mozo, Jerez', [{ words: 'Jerez', place: 'Jerez de la Frontera', asWords: 'Mozo, "Jerez"' }]],
    ['41010', [{ words: '41010', place: 'Sevilla', asWords: '"41010"' }]],
    ['domador "huelva"', undefined],
    ['noche', undefined],
    ['mozo lugo', undefined]
  ])('«%s» says which words it takes for a place', async (keyword, places) => {
    const { meta } = await searchWithDefaults(context.db, { keyword })
    expect(meta.placeWords).toEqual(places)
  })
})
