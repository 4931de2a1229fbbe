/** Texts about a search of jobs, and its results. */
export const searchWords = {
  job: 'empleo',
  jobs: 'empleos',
  moreThan: (count: string) => `más de ${count}`,
  someJobs: (count: string) => `${count} con caballos`,
  anyJobs: 'Empleos con caballos',
  jobsOf: (searched: string) => `Empleos ${searched}`,
  ofWords: (words: string) => `de ${words}`,
  /** «a 30 km de Jerez», «en Segovia». */
  within: (circle: string) => `a ${circle}`,
  in: (place: string) => `en ${place}`,
  circle: (radius: number | string, place: string) => `${radius} km de ${place}`,
  nothing: (searched: string) => `Ningún empleo ${searched}`,
  nothingNear: 'Ningún empleo tan cerca',
  nothingWithFilters: 'Ningún empleo con estos filtros',
  nothingYet: 'Todavía no hay empleos publicados',
  without: (words: string) => `Sin ${words}`,
  widerCircle: (circle: string) => `A ${circle}`,
  inProvince: (name: string) => `En la provincia de ${name}`,
  inCountry: 'En toda España',
  inPlace: (place: string) => `En ${place}`,
  result: 'resultado',
  results: 'resultados',
  shown: (shown: number, total: string, page: string) => `Mostrando ${shown} de ${total} - ${page}`,
  page: (page: string, pages: string) => `Página ${page} de ${pages}`,
  understood: (words: string, place: string) =>
    `Hemos entendido «${words}» como un lugar${place && ` (${place})`} y mostramos las ofertas de allí.`,
  onlyWords: (words: string, isOne: boolean) =>
    `Buscar solo ${isOne ? 'la palabra' : 'las palabras'} «${words}»`,
  listDescription: 'Ofertas de cuadras, hípicas y yeguadas, gratis y sin intermediarios.'
}
