import { provinces } from '#services/jobs/provinces.ts'
import { foldAccents } from '#services/platform/validation/characters.ts'

/** Other names of provinces, their capitals where they differ, islands and regions. */
const otherNames = `
  España|La Coruña|Araba|Vitoria|Alacant|Oviedo|Gijón|Vizcaya|Bilbao|Jerez de la Frontera|Santander|Castelló
  |Guipúzcoa|San Sebastián|Donostia|Gerona|Islas Baleares|Baleares|Mallorca|Menorca|Ibiza|Palma|Logroño
  |Gran Canaria|Lanzarote|Fuerteventura|Lérida|Pamplona|Orense|Vigo|Tenerife|València|Andalucía|Aragón|Canarias
  |Castilla|Cataluña|Catalunya|Extremadura|Galicia|Euskadi|País Vasco`

/** A place that names one of them is in Spain. */
const names = [...provinces, ...otherNames.split('|').map(name => name.trim())]

const spanishPlaces = new RegExp(
  `(^|[^\\p{L}])(${names.map(foldAccents).join('|')})($|[^\\p{L}])`,
  'u'
)

const foreignPlaces =
  /(^|[^\p{L}])(argentina|bolivia|chile|colombia|costa rica|cuba|ecuador|mexico|nicaragua|panama|peru|uruguay|venezuela|filipinas|ee\. ?uu\.|estados unidos)($|[^\p{L}])/u

/** True for «Jerez de la Frontera (Cádiz)», false for «Córdoba, Argentina» and for unknown places. */
export function isInSpain(place: string): boolean {
  const text = foldAccents(place)
  return spanishPlaces.test(text) && !foreignPlaces.test(text)
}
