/** What every page may show: lists, filters, pages, errors. */

export const appliedFilters = 'Filtros aplicados'
export const filters = 'Filtros'
export const hide = 'Ocultar'
export const closeFilters = 'Cerrar filtros'
export const applyFilters = 'Aplicar filtros'
export const isChosen = 'sí'
export const more = (count: number) => `${count} más`
export const less = 'Menos'
export const pagination = 'Paginación'
export const previous = 'Anterior'
export const next = 'Siguiente'
export const previousPage = 'Página anterior'
export const nextPage = 'Página siguiente'
export const page = (page: number) => `Página ${page}`
export const lessThan = 'A menos de'
export const retry = 'Reintentar'
export const unknownError = 'Error desconocido'
export const connectionError = 'Error de conexión. Por favor, intenta de nuevo más tarde.'
export const noAnswer = (status: number, reason: string) =>
  `Error ${status}: ${reason || 'Error de comunicación con el servidor'}`
export const unreadAnswer = (status: number) =>
  `Error ${status}: No se pudo leer la respuesta del servidor`
export const oddAnswer = (status: number) =>
  `Error ${status}: No se pudo procesar la respuesta del servidor`
export const alreadyArrived =
  'Lo que enviaste antes sí llegó, tal como estaba entonces. Compruébalo antes de enviarlo otra vez.'
export const sessionEnded = 'Tu sesión ha terminado. Inicia sesión para continuar.'
export const pageFailed = 'Algo ha fallado en esta página. Recárgala para continuar.'
export const reload = 'Recargar la página'
