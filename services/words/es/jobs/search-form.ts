/** The form of a search. */

export const what = '¿Qué buscas?'
export const whatExample = 'Puesto, habilidades, etc.'
export const where = '¿Dónde?'
export const whereExample = 'Ciudad, región o país'
export const search = 'Buscar'
export const recent = 'Búsquedas recientes'
export const forget = 'Borrar'
