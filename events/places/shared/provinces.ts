/** A province, or one of the two autonomous cities. */
export interface Province {
  /** Its code at the INE: the first two digits of the codes of its municipalities. */
  code: string
  name: string
  /** The autonomous community. */
  region: string
  /** What else it is called: in its other language, formerly, or as a community of one province. */
  otherNames: string[]
}

/** Code, name, region and other names, in the order in which forms offer them. */
const rows = `
  15|A Coruña|Galicia|La Coruña|Coruña
  01|Álava|País Vasco|Araba|Araba/Álava
  02|Albacete|Castilla-La Mancha
  03|Alicante|Comunidad Valenciana|Alacant
  04|Almería|Andalucía
  33|Asturias|Asturias|Principado de Asturias|Asturies
  05|Ávila|Castilla y León
  06|Badajoz|Extremadura
  08|Barcelona|Cataluña
  48|Bizkaia|País Vasco|Vizcaya
  09|Burgos|Castilla y León
  10|Cáceres|Extremadura
  11|Cádiz|Andalucía
  39|Cantabria|Cantabria
  12|Castellón|Comunidad Valenciana|Castelló
  51|Ceuta|Ceuta
  13|Ciudad Real|Castilla-La Mancha
  14|Córdoba|Andalucía
  16|Cuenca|Castilla-La Mancha
  20|Gipuzkoa|País Vasco|Guipúzcoa
  17|Girona|Cataluña|Gerona
  18|Granada|Andalucía
  19|Guadalajara|Castilla-La Mancha
  21|Huelva|Andalucía
  22|Huesca|Aragón
  07|Illes Balears|Illes Balears|Islas Baleares|Baleares|Balears
  23|Jaén|Andalucía
  26|La Rioja|La Rioja|Rioja
  35|Las Palmas|Canarias
  24|León|Castilla y León
  25|Lleida|Cataluña|Lérida
  27|Lugo|Galicia
  28|Madrid|Madrid|Comunidad de Madrid|Comunidad Autónoma de Madrid
  29|Málaga|Andalucía
  52|Melilla|Melilla
  30|Murcia|Murcia|Región de Murcia
  31|Navarra|Navarra|Nafarroa|Comunidad Foral de Navarra
  32|Ourense|Galicia|Orense
  34|Palencia|Castilla y León
  36|Pontevedra|Galicia
  37|Salamanca|Castilla y León
  38|Santa Cruz de Tenerife|Canarias
  40|Segovia|Castilla y León
  41|Sevilla|Andalucía
  42|Soria|Castilla y León
  43|Tarragona|Cataluña
  44|Teruel|Aragón
  45|Toledo|Castilla-La Mancha
  46|Valencia|Comunidad Valenciana|València
  47|Valladolid|Castilla y León
  49|Zamora|Castilla y León
  50|Zaragoza|Aragón`

export const provinces: readonly Province[] = rows
  .trim()
  .split(/\n\s*/)
  .map(row => {
    const [code = '', name = '', region = '', ...otherNames] = row.split('|')
    return { code, name, region, otherNames }
  })

const provincesByCode = new Map(provinces.map(province => [province.code, province]))

/** The province of a municipality's code, or of its own. */
export function provinceOf(code: string): Province | undefined {
  return provincesByCode.get(code.slice(0, 2))
}
