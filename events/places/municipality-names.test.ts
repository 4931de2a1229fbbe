import { describe, expect, test } from 'vitest'
import { placeTables } from './municipalities.ts'
import { foldName, nameVariants } from './names.ts'
import { placeIndex, provinceName } from './place-index.ts'
import { locateAd, locateForCertain, resolvePlace, resolveTypedPlace } from './resolve-place.ts'

const { byCode } = placeIndex()

/** How the INE writes the names of provinces that have an article or two languages. */
const registered: Record<string, string> = {
  '03': 'Alicante/Alacant',
  '07': 'Balears, Illes',
  '12': 'Castellón/Castelló',
  '15': 'Coruña, A',
  '26': 'Rioja, La',
  '35': 'Palmas, Las',
  '46': 'Valencia/València'
}

const articleFirst = /^(l'|(?:el|la|los|las|els|les|lo|es|sa|ses|a|o|as|os) )(.+)$/i

/** «Gineta, La», «Hospitalet de Llobregat, L'», each half of a bilingual name; undefined for a name without an article. */
function articleBehind(name: string): string | undefined {
  const halves = nameVariants(name).map(half => {
    const [, article, rest] = articleFirst.exec(half) ?? []
    return article ? `${rest}, ${article.trim()}` : half
  })
  return halves.some(half => half.includes(', ')) ? halves.join('/') : undefined
}

const ways: [string, (name: string, province: string, code: string) => string | undefined][] = [
  ['with its province', (name, province) => `${name}, ${province}`],
  ['with its province in brackets', (name, province) => `${name} (${province})`],
  ['after its province', (name, province) => `${province}, ${name}`],
  [
    'in capitals without accents',
    (name, province) => `${foldName(name).toUpperCase()}, ${province}`
  ],
  ['with the article behind', (name, province) => behind(name, ` (${province})`)],
  ['with the article behind and commas', (name, province) => behind(name, `, ${province}`)],
  [
    'with the article in brackets',
    (name, province) => behind(name, `, ${province}`)?.replace(/, ([^,]+),/, ' ($1),')
  ],
  [
    'after the province of the register',
    (name, province, code) =>
      `${registered[code.slice(0, 2)] ?? province}, ${articleBehind(name) ?? name}`
  ]
]

function behind(name: string, province: string): string | undefined {
  const turned = articleBehind(name)
  return turned && turned + province
}

/** Each municipality with each of its names. */
const named = placeTables().municipalities.flatMap(({ code, name, otherNames }) =>
  [...new Set([name, ...nameVariants(name), ...otherNames])].map(name => ({ code, name }))
)

const finders = [locateAd, resolvePlace, resolveTypedPlace]

describe('a municipality', () => {
  test.each(ways)('is found by each of its names %s', (_, write) => {
    const wrong = named.flatMap(({ code, name }) => {
      const place = byCode.get(code)
      const text = place && write(name, provinceName(place), code)
      const found = text ? finders.map(find => find(text)) : []
      return found.some(found => found?.code !== code)
        ? [{ text, found: found.map(other => other?.name) }]
        : []
    })
    expect(wrong).toEqual([])
  })

  test('is found by its name alone, or asked for', () => {
    const wrong = named.flatMap(({ code, name }) => {
      const found = locateForCertain(articleBehind(name) ?? name)
      return found?.kind === 'municipality' && found.code !== code
        ? [`${name} is ${found.name}`]
        : []
    })
    expect(wrong).toEqual([])
  })
})

describe('the place of an ad', () => {
  test.each([
    ['Gineta, La (Albacete)', '02035'],
    ['Barco de Ávila, El', '05021'],
    ['Verger, el (Alicante/Alacant)', '03138'],
    ['Coruña, A', '15030'],
    ['Les, Lleida', '25121'],
    ['Lleida, Les', '25121'],
    ['Sant Carles de la Ràpita, Tarragona', '43136'],
    ['Maó-Mahón (Illes Balears)', '07032'],
    ['Almazora, Castellón', '12009'],
    ['Villanueva de Castellón (Valencia)', '46257'],
    ['Calle Mayor 3, Toledo', '45168'],
    ['28001, Madrid', '28079'],
    ['Ctra. de Palma km 5, Córdoba', '14'],
    ['Finca El Pino, Riaza, Segovia', '40170'],
    ['Un pueblo que no existe, Tarragona', '43'],
    ['Un pueblo que no existe, Tarragona, Cataluña', '43'],
    ['Pinós/Otro nombre, Alicante', '03'],
    ['Fuensanta, Jaén', '23034'],
    ['Cascante', '31068'],
    ['Talavera', '45165']
  ])('«%s» is %s', (text, code) => expect(locateAd(text)?.code).toBe(code))

  test.each(['La', 'el, la', "L'"])('«%s» names none', text => {
    expect(locateAd(text)).toBeUndefined()
  })

  test.each([
    ['Un pueblo que no existe, Tarragona', undefined],
    ['Pinós, Alicante', undefined],
    ['Priego', undefined],
    ['Castejón', undefined],
    ['Jerez', '11020'],
    ['Mieres', undefined],
    ['Tarragona', '43148'],
    ['Andalucía', 'andalucia'],
    ['Riaza, Segovia', '40170']
  ])('is certain for «%s»: %s', (text, code) => expect(locateForCertain(text)?.code).toBe(code))
})
