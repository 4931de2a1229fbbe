/** The page with the list of jobs. */
export const listWords = {
  backToResults: 'Volver a los resultados',
  removeAllFilters: 'Quitar todos',
  show: (count: string) => `Ver ${count}`,
  distance: 'Distancia',
  wholeProvince: (name: string) => `Toda la provincia de ${name}`,
  onMap: 'En el mapa',
  circle: (radius: number) => `El círculo son tus ${radius}\u00a0km.`,
  skipMap: 'Saltar el mapa',
  byProvince: 'Empleos por provincia',
  byProvinceAround: (circle: string) => `Empleos por provincia, a ${circle}`,
  otherProvinces: 'Las demás provincias',
  wholeCountry: 'Ver toda España',
  loading: 'Cargando ofertas…',
  nearestFirst: 'Para ver primero lo más cercano, escribe una localidad en «¿Dónde?».',
  offers: 'Ofertas',
  tooLong: (most: number) =>
    `La búsqueda tenía más de ${most} caracteres y no la hemos podido usar.`,
  failed: 'Error al obtener los trabajos',
  removeFilter: (label: string) => `Quitar filtro: ${label}`,
  another: (name: string) => `¿Otro ${name}? `,
  orLast: ', o ',
  inProvince: (name: string) => `, en ${name}`,
  mostSimilar: 'Más parecidos',
  nearest: 'Más cerca',
  newest: 'Nuevos',
  byPay: 'Sueldo',
  endingSoon: 'Terminan antes',
  order: 'Orden',
  licenceAndGalope: 'Carné y galope',
  permitAndMinors: 'Permiso y menores',
  all: 'Todos',
  any: 'Cualquiera',
  change: 'Cambiar',
  filters: 'Filtros',
  someFilters: (count: number) => `Filtros (${count})`,
  withOneChange: 'Con un cambio sí hay',
  clearFilters: 'Limpiar filtros',
  seeCandidates: 'Ver candidatos',
  backHome: 'Volver al inicio',
  feed: 'Avisos de esta búsqueda en tu lector (RSS)'
}

/** The form of a search. */
export const searchFormWords = {
  what: '¿Qué buscas?',
  whatExample: 'Puesto, habilidades, etc.',
  where: '¿Dónde?',
  whereExample: 'Ciudad, región o país',
  search: 'Buscar',
  recent: 'Búsquedas recientes',
  forget: 'Borrar'
}
