import { Chance } from './seeded-random.ts'
import { capital, inventWords } from './pseudo-words.ts'

/** Where there are most horses first. */
export const provinces = `Sevilla, Cádiz, Madrid, Córdoba, Huelva, Badajoz, Barcelona, Málaga,
  Cantabria, Asturias, Cáceres, Toledo, Navarra, Valencia, Girona, Ávila, Segovia, Murcia, Granada,
  A Coruña, Lugo, Jaén, Alicante, Salamanca, Valladolid, León, Gipuzkoa, Bizkaia, Islas Baleares,
  Pontevedra, Burgos, Huesca, Lleida, Ciudad Real, Zaragoza, Almería, Tarragona, Guadalajara, Álava,
  Las Palmas, Santa Cruz de Tenerife, Castellón, Ourense, La Rioja, Palencia, Zamora, Albacete,
  Cuenca, Teruel, Soria, Ceuta, Melilla`.split(/,\s+/)

const beginnings = 'Villa Torre Val Fuente Monte Peña Nava Casa Alde Riba Campo Puebla'.split(' ')
const surroundings = `de la Sierra, del Río, del Campo, de los Caballeros, de la Vega, del Monte,
  de Arriba, de Abajo, del Camino, de la Ribera, de las Yeguas, del Pinar`.split(/,\s+/)

export const townCount = 6_000 - provinces.length
const towns = inventWords('towns', townCount).map(nameTown)

/** «Sevilla», or a town that does not exist with the province where it would be. */
export function placeOf(chance: Chance): string {
  if (chance.happens(0.2)) return chance.oftenFirst(provinces, 0.7)
  return chance.oftenFirst(towns, 0.8)
}

function nameTown(word: string, nth: number): string {
  const chance = new Chance(1, 'town', nth)
  const name = chance.happens(0.3) ? chance.of(beginnings) + word : capital(word)
  const around = chance.happens(0.3) ? ` ${chance.of(surroundings)}` : ''
  return `${name}${around}, ${chance.oftenFirst(provinces, 0.6)}`
}
