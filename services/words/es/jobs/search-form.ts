/** The form of a search. */

export const what = '¿Qué buscas?'
export const whatExample = 'Puesto, habilidades, etc.'
export const where = '¿Dónde?'
export const whereExample = 'Ciudad, región o país'
export const search = 'Buscar'
export const quickFilters = 'Filtros rápidos'
export const recent = 'Búsquedas recientes'
export const forget = 'Borrar'
export const nearMe = 'Cerca de mí'
export const nearMeFailed =
  'No se ha podido cargar la lista de municipios: comprueba tu conexión y pulsa otra vez, o escribe tu pueblo.'
