/** Texts about a search of jobs, and its results. */

export const job = 'empleo'
export const jobs = 'empleos'
export const moreThan = (count: string) => `más de ${count}`
export const someJobs = (count: string) => `${count} con caballos`
export const anyJobs = 'Empleos con caballos'
export const jobsOf = (searched: string) => `Empleos ${searched}`
export const ofWords = (words: string) => `de ${words}`
/** «a 30 km de Jerez», «en Segovia». */
export const within = (circle: string) => `a ${circle}`
export const at = (place: string) => `en ${place}`
export const circle = (radius: number | string, place: string) => `${radius}\u00a0km de ${place}`
export const nothing = (searched: string) => `Ningún empleo ${searched}`
export const nothingNear = 'Ningún empleo tan cerca'
export const nothingWithFilters = 'Ningún empleo con estos filtros'
export const nothingYet = 'Todavía no hay empleos publicados'
export const without = (words: string) => `Sin ${words}`
export const widerCircle = (circle: string) => `A ${circle}`
export const inProvince = (name: string) => `En la provincia de ${name}`
export const inCountry = 'En toda España'
export const inPlace = (place: string) => `En ${place}`
export const result = 'resultado'
export const results = 'resultados'
export const shown = (shown: number, total: string, page: string) =>
  `Mostrando ${shown} de ${total} - ${page}`
export const page = (page: string, pages: string) => `Página ${page} de ${pages}`
export const understood = (words: string, place: string) =>
  `Hemos entendido «${words}» como un lugar${place && ` (${place})`} y mostramos los empleos de allí.`
export const onlyWords = (words: string, isOne: boolean) =>
  `Buscar solo ${isOne ? 'la palabra' : 'las palabras'} «${words}»`
export const listDescription = 'En cuadras, hípicas y yeguadas, gratis y sin intermediarios.'
