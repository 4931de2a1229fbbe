import { describe, expect, test } from 'vitest'
import { completePlace } from './complete-place.ts'
import { distanceKm } from './shared/distance.ts'
import { municipalitiesWithin } from './municipalities-within.ts'
import { radiuses } from './shared/radiuses.ts'
import { placeTables } from './municipalities.ts'
import { islandMunicipalities, type Place, placeIndex, provinceName } from './place-index.ts'
import { locateAd, resolvePlace, resolveTypedPlace } from './resolve-place.ts'

const label = ({ code, name }: Place) => `${name} ${code}`
const completions = (text: string) => completePlace(text).map(label)

describe('completing a place', () => {
  test('finds a name by its beginning, without accents and capitals', () => {
    expect(completions('vej')).toEqual(['Vejer de la Frontera 11039'])
    expect(completions('ÁVIL')[0]).toBe('Ávila 05')
    expect(completions('Coria del río')).toEqual(['Coria del Río 41034'])
  })

  test('finds both halves of a bilingual name', () => {
    expect(completions('Alicante').slice(0, 2)).toEqual(['Alicante 03', 'Alacant/Alicante 03014'])
    expect(completions('alac')).toContain('Alacant/Alicante 03014')
    expect(completions('jave')).toContain('Xàbia/Jávea 03082')
  })

  test.each([
    ['Vizcaya', 'Bizkaia 48'],
    ['guipuzcoa', 'Gipuzkoa 20'],
    ['La Coruña', 'A Coruña 15'],
    ['Islas Baleares', 'Illes Balears 07'],
    ['Mallorca', 'Mallorca mallorca'],
    ['Euskadi', 'País Vasco pais-vasco'],
    ['andal', 'Andalucía andalucia'],
    ['España', 'España espana'],
    ['Gerona', 'Girona 17'],
    ['El Rocío', 'El Rocío 21005'],
    ['sotogrande', 'Sotogrande 11033'],
    ['montenmedio', 'Montenmedio 11039'],
    ['zahara de los', 'Zahara de los Atunes 11007']
  ])('knows %s', (text, expected) => expect(completions(text)[0]).toBe(expected))

  test('finds any word of a name, in any order of words', () => {
    expect(completions('frontera')).toContain('Vejer de la Frontera 11039')
    expect(completions('jerez front')).toEqual(['Jerez de la Frontera 11020'])
    expect(completions('frontera conil')).toEqual(['Conil de la Frontera 11014'])
  })

  test('puts a whole name first, then the most populous', () => {
    expect(completions('frontera').slice(0, 2)).toEqual([
      'Frontera 38013',
      'Jerez de la Frontera 11020'
    ])
    expect(completions('madrid').slice(0, 2)).toEqual(['Madrid 28', 'Madrid 28079'])
  })

  test('gives at most eight, each once, and none without letters', () => {
    expect(completions('a')).toHaveLength(8)
    expect(new Set(completions('al')).size).toBe(8)
    expect(completions('')).toEqual([])
    expect(completions(' .,· ')).toEqual([])
    expect(completions('хутор')).toEqual([])
    expect(completions('zzzz')).toEqual([])
  })

  test('names the province where there is one', () => {
    const [vejer] = completePlace('vej')
    const [andalusia] = completePlace('andalucia')
    const [ibiza] = completePlace('ibiza')
    expect([vejer, andalusia, ibiza].map(place => place && provinceName(place))).toEqual([
      'Cádiz',
      '',
      'Illes Balears'
    ])
  })
})

describe('the place that a visitor types', () => {
  test.each([
    ['puerto santa maria', 'municipality 11027'],
    ['el puerto santa maría', 'municipality 11027'],
    ['Jerez Frontera', 'municipality 11020'],
    ['jerez de frontera, cadiz', 'municipality 11020'],
    ['rocio', 'locality 21005'],
    ['coruña', 'province 15'],
    ['la de', undefined]
  ])('«%s» may lack articles', (text, expected) => {
    const place = resolveTypedPlace(text)
    expect(place && `${place.kind} ${place.code}`).toBe(expected)
  })

  test('an ad is not located so', () => {
    expect(locateAd('puerto santa maria')).toBeUndefined()
  })
})

describe('the place that a search means', () => {
  test.each([
    ['Vejer de la Frontera', 'municipality 11039'],
    ['jerez', 'municipality 11020'],
    ['Arcos', 'municipality 11006'],
    ['Jerez de la Frontera (Cádiz)', 'municipality 11020'],
    ['Sant Cugat, Barcelona', 'municipality 08205'],
    ['San Sebastián', 'municipality 20069'],
    ['Alacant/Alicante', 'municipality 03014'],
    ['Andorra, Teruel', 'municipality 44025'],
    ['El Rocío', 'locality 21005'],
    ['Mallorca', 'island mallorca'],
    ['isla de La Palma', 'island la-palma'],
    ['Ibiza', 'island ibiza'],
    ['Cádiz', 'province 11'],
    ['provincia de Cádiz', 'province 11'],
    ['Vizcaya', 'province 48'],
    ['Principado de Asturias', 'province 33'],
    ['ANDALUCÍA', 'region andalucia'],
    ['Euskadi', 'region pais-vasco'],
    ['Castilla-La Mancha', 'region castilla-la-mancha'],
    ['España', 'country espana']
  ])('is for «%s» %s', (text, expected) => {
    const place = resolvePlace(text)
    expect(place && `${place.kind} ${place.code}`).toBe(expected)
  })

  test.each([
    '',
    '  ',
    'vej',
    'Villanueva',
    'finca',
    'Remoto',
    'Lisboa',
    'Córdoba, Argentina',
    'Finca del Pino, Almonte',
    'Leonberg',
    'Francia',
    'Zona norte de Madrid'
  ])('is none for «%s»', text => expect(resolvePlace(text)).toBeUndefined())
})

describe('the place of an ad', () => {
  test.each([
    ['Sevilla', '41091'],
    ['Turégano, Segovia', '40208'],
    ['Segovia, Turégano', '40208'],
    ['Finca del Pino, Almonte (Huelva)', '21005'],
    ['Jerez', '11020'],
    ['Club Hípico de Sevilla', '41091'],
    ['Zona norte de Madrid', '28079'],
    ['Ibiza', '07026'],
    ['Mallorca', 'mallorca'],
    ['Sierra de la provincia, Bizkaia', '48'],
    ['Andalucía', 'andalucia'],
    ['Toda España', 'espana']
  ])('is for «%s» %s', (text, code) => expect(locateAd(text)?.code).toBe(code))

  test.each(['', 'Remoto', 'Lisboa', 'Córdoba, Argentina', 'Valencia, Venezuela', 'Villanueva'])(
    'is none for «%s»',
    text => expect(locateAd(text)).toBeUndefined()
  )
})

describe('municipalities within a radius', () => {
  const jerez = { lat: 36.686, lon: -6.137 }

  test('are the place itself and those as far as the radius', () => {
    const near = municipalitiesWithin(50, jerez)
    expect(near).toContain('11020')
    expect(near).toContain('11012')
    expect(near).not.toContain('41091')
    expect(municipalitiesWithin(100, jerez)).toContain('41091')
  })

  test.each(radiuses)('%i km are the municipalities at that distance', radius => {
    const { municipalities } = placeTables()
    for (const center of [jerez, { lat: 43.532, lon: -5.661 }, { lat: 28.123, lon: -15.436 }]) {
      const near = municipalities.filter(place => distanceKm(center, place) <= radius)
      expect(municipalitiesWithin(radius, center).sort()).toEqual(near.map(({ code }) => code))
    }
  })
})

describe('the index of places', () => {
  test('divides the municipalities of an archipelago among its islands', () => {
    const codes = ['mallorca', 'menorca', 'ibiza', 'formentera'].flatMap(islandMunicipalities)
    expect(codes).toHaveLength(67)
    expect(new Set(codes).size).toBe(67)
    expect(islandMunicipalities('tenerife')).toContain('38038')
    expect(islandMunicipalities('nowhere')).toEqual([])
  })

  test('has each code once', () => {
    const { places, byCode } = placeIndex()
    const localities = places.filter(({ kind }) => kind === 'locality')
    expect(byCode.size).toBe(places.length - localities.length)
  })
})
