import { SeededRandom } from './seeded-random.ts'
import { capitalize, generatePseudoWords } from './pseudo-words.ts'

/** Where there are most horses first. */
export const provincesByFrequency =
  `Sevilla, Cádiz, Madrid, Córdoba, Huelva, Badajoz, Barcelona, Málaga,
  Cantabria, Asturias, Cáceres, Toledo, Navarra, Valencia, Girona, Ávila, Segovia, Murcia, Granada,
  A Coruña, Lugo, Jaén, Alicante, Salamanca, Valladolid, León, Gipuzkoa, Bizkaia, Islas Baleares,
  Pontevedra, Burgos, Huesca, Lleida, Ciudad Real, Zaragoza, Almería, Tarragona, Guadalajara, Álava,
  Las Palmas, Santa Cruz de Tenerife, Castellón, Ourense, La Rioja, Palencia, Zamora, Albacete,
  Cuenca, Teruel, Soria, Ceuta, Melilla`.split(/,\s+/)

const townPrefixes = 'Villa Torre Val Fuente Monte Peña Nava Casa Alde Riba Campo Puebla'.split(' ')
const townSuffixes = `de la Sierra, del Río, del Campo, de los Caballeros, de la Vega, del Monte,
  de Arriba, de Abajo, del Camino, de la Ribera, de las Yeguas, del Pinar`.split(/,\s+/)

const townCount = 6_000 - provincesByFrequency.length
const towns = generatePseudoWords('towns', townCount).map(nameTown)

/** «Sevilla», or a town that does not exist with the province where it would be. */
export function generatePlace(random: SeededRandom): string {
  if (random.withProbability(0.2)) return random.pickZipf(provincesByFrequency, 0.7)
  return random.pickZipf(towns, 0.8)
}

function nameTown(word: string, nth: number): string {
  const random = new SeededRandom(1, 'town', nth)
  const name = random.withProbability(0.3) ? random.pick(townPrefixes) + word : capitalize(word)
  const around = random.withProbability(0.3) ? ` ${random.pick(townSuffixes)}` : ''
  return `${name}${around}, ${random.pickZipf(provincesByFrequency, 0.6)}`
}
