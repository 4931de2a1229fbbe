/** Provinces, their capitals where they differ, and regions: a place that names one of them is in Spain. */
const names = `
  España|A Coruña|La Coruña|Álava|Araba|Vitoria|Albacete|Alicante|Alacant|Almería|Asturias|Oviedo|Gijón|Ávila
  |Badajoz|Barcelona|Bizkaia|Vizcaya|Bilbao|Burgos|Cáceres|Cádiz|Jerez de la Frontera|Cantabria|Santander
  |Castellón|Castelló|Ceuta|Ciudad Real|Córdoba|Cuenca|Gipuzkoa|Guipúzcoa|San Sebastián|Donostia|Girona|Gerona
  |Granada|Guadalajara|Huelva|Huesca|Illes Balears|Islas Baleares|Baleares|Mallorca|Menorca|Ibiza|Palma|Jaén
  |La Rioja|Logroño|Las Palmas|Gran Canaria|Lanzarote|Fuerteventura|León|Lleida|Lérida|Lugo|Madrid|Málaga
  |Melilla|Murcia|Navarra|Pamplona|Ourense|Orense|Palencia|Pontevedra|Vigo|Salamanca|Tenerife|Segovia|Sevilla
  |Soria|Tarragona|Teruel|Toledo|Valencia|València|Valladolid|Zamora|Zaragoza|Andalucía|Aragón|Canarias
  |Castilla|Cataluña|Catalunya|Extremadura|Galicia|Euskadi|País Vasco`

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const places = new RegExp(
  `(^|[^\\p{L}])(${plain(names)
    .split('|')
    .map(name => name.trim())
    .join('|')})($|[^\\p{L}])`,
  'u'
)

const elsewhere =
  /(^|[^\p{L}])(argentina|bolivia|chile|colombia|costa rica|cuba|ecuador|mexico|nicaragua|panama|peru|uruguay|venezuela|filipinas|ee\. ?uu\.|estados unidos)($|[^\p{L}])/u

/** «Jerez de la Frontera (Cádiz)» is; «Córdoba, Argentina» is not; of what is not known we say nothing. */
export function isInSpain(place: string): boolean {
  const text = plain(place)
  return places.test(text) && !elsewhere.test(text)
}
