/** The page with the list of jobs. */

export const backToResults = 'Volver a los resultados'
export const removeAllFilters = 'Quitar todos'
export const show = (count: string) => `Ver ${count}`
export const distance = 'Distancia'
export const wholeProvince = (name: string) => `Toda la provincia de ${name}`
export const onMap = 'En el mapa'
export const circle = (radius: number) => `El círculo marca tus ${radius}\u00a0km.`
export const skipMap = 'Saltar el mapa'
export const byProvince = 'Empleos por provincia'
export const byProvinceAround = (circle: string) => `Empleos por provincia, a ${circle}`
export const otherProvinces = 'Las demás provincias'
export const wholeCountry = 'Ver toda España'
export const loading = 'Cargando empleos…'
export const nearestFirst = 'Para ver primero lo más cercano, escribe una localidad en «¿Dónde?».'
export const offers = 'Empleos'
export const tooLong = (most: number) =>
  `La búsqueda tenía más de ${most} caracteres y no la hemos podido usar.`
export const failed = 'Error al obtener los trabajos'
export const removeFilter = (label: string) => `Quitar filtro: ${label}`
export const another = (name: string) => `¿Otro ${name}? `
export const orLast = ', o '
export const inProvince = (name: string) => `, en ${name}`
export const mostSimilar = 'Más parecidos'
export const nearest = 'Más cerca'
export const newest = 'Nuevos'
export const byPay = 'Sueldo'
export const endingSoon = 'Terminan antes'
export const order = 'Orden'
export const licenceAndGalope = 'Carné y galope'
export const permitAndMinors = 'Permiso y menores'
export const all = 'Todos'
export const any = 'Cualquiera'
export const change = 'Cambiar'
export const filters = 'Filtros'
export const someFilters = (count: number) => `Filtros (${count})`
export const withOneChange = 'Con un cambio sí hay'
export const moreWider = 'Más lejos hay más'
export const clearFilters = 'Limpiar filtros'
export const seeCandidates = 'Ver candidatos'
export const backHome = 'Volver al inicio'
export const feed = 'Esta búsqueda por RSS'
