import { beforeAll, expect, test } from 'vitest'
import { profileRequest, signUp } from '#test/builders/api-fixtures.ts'
import { describeWithApp } from '#test/board/test-app.ts'

/** Profiles as people write them: name, description, place, and the other fields. */
const profiles: [fullName: string, description: string, more?: object][] = [
  ['Ana Robles', 'Moza con diez años de experiencia en cuadras de salto', { place: '41091' }],
  ['Luis Vega', 'Groom para concursos por Europa', { place: '28079' }],
  ['Eva Soto', 'Busco mi primer empleo con caballos', { roles: ['mozo-cuadra'], place: '21041' }],
  ['Iker Goñi', 'Auxiliar en una clínica y encargado de cuadra', { location: 'Pamplona' }],
  ['Marta Gil', 'Domadora de potros y yeguas', { location: 'Moguer (Huelva)' }],
  ['Raúl Pino', 'Herrador y galopador en el hipódromo, 1.200 animales', { place: '28079' }],
  ['Sara Polo', 'Profesora de equitación con ponis', { location: 'Ávila' }],
  ['Noa Ruiz', 'Guardesa con mi pareja, casa en la finca', { age: 17, place: '11020' }]
]

const [ana, luis, eva, iker, marta, raul, sara, noa] = profiles.map(([fullName]) => fullName)
const all = [noa, sara, raul, marta, iker, eva, luis, ana]
const grooms = [eva, luis, ana]

/** What employers type, and whom it finds, the newest first. */
const searches: Record<string, readonly (string | undefined)[]> = {
  // Both genders and numbers, however they are written.
  mozo: grooms,
  'mozos/as': grooms,
  'MOZO (H/M)': grooms,
  domador: [marta],
  domadores: [marta],
  yegua: [marta],
  // Words of the medium, and those that say nothing.
  'busco moza': grooms,
  'se necesita mozo de cuadra': grooms,
  'urge herrador': [raul],
  'oferta de empleo': all,
  'de la': all,
  // Terms of one family.
  groom: grooms,
  herrero: [raul],
  instructor: [sara],
  guardés: [noa],
  'encargado de cuadra': [iker],
  // Words that were typed may stand apart.
  'auxiliar de cuadra': [iker, ...grooms],
  galopador: [raul],
  // Either.
  'mozo o herrador': [raul, ...grooms],
  'mozo, herrador': [raul, ...grooms],
  // A place in words: a minor in the province alone.
  'moza sevilla': [ana],
  'domador huelva': [marta],
  huelva: [marta, eva],
  'mozo madrid': [luis],
  jerez: [],
  cádiz: [noa],
  // Beginnings, from three letters on.
  rob: [ana],
  ro: [],
  herra: [raul],
  // One typing error away from a term.
  errador: [raul],
  galopadro: [raul],
  moso: [ana],
  // Of a word that only candidates have there is no error.
  hipodrmo: [],
  // Numbers.
  '1200': [raul],
  '1.200': [raul],
  // Neither operators nor quotes.
  "herrador' | 'moz": [],
  'herrador:*': [raul],
  '&|!()<->:*': [],
  '\\': []
}

describeWithApp('what employers type to find candidates', board => {
  beforeAll(async () => {
    for (const [fullName, description, more] of profiles) {
      const person = await signUp(board, 'applicant')
      const offer = { ...profileRequest, skills: undefined, location: undefined }
      const body = { ...offer, fullName, description, ...more }
      expect((await person.post('/api/candidate-profiles', body)).status).toBe(201)
    }
  })

  test.each(Object.keys(searches))('%s', async text => {
    const employer = await signUp(board, 'employer')
    const query = new URLSearchParams({ text })
    const { body } = await employer.get(`/api/candidate-profiles?${query}`)
    const given = (name: string | undefined) => name?.split(' ')[0]
    const found = body.profiles.map(({ fullName }: { fullName: string }) => given(fullName))
    expect(found).toEqual(searches[text]?.map(given))
  })

  test('passes over what is too long for a word', async () => {
    const person = await signUp(board, 'applicant')
    const description = `${'각'.repeat(480)} capataz`
    const body = { ...profileRequest, fullName: 'Olga Vía', description }
    expect((await person.post('/api/candidate-profiles', body)).status).toBe(201)
    const found = await person.get('/api/candidate-profiles?text=capataz')
    expect(found.body.meta.totalProfiles).toBe(1)
  })
})
