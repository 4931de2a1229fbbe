/** What every page may show: lists, filters, pages, errors. */
export const uiWords = {
  appliedFilters: 'Filtros aplicados',
  filters: 'Filtros',
  hide: 'Ocultar',
  closeFilters: 'Cerrar filtros',
  applyFilters: 'Aplicar filtros',
  isChosen: 'sí',
  more: (count: number) => `${count} más`,
  pagination: 'Paginación',
  previous: 'Anterior',
  next: 'Siguiente',
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  page: (page: number) => `Página ${page}`,
  lessThan: 'A menos de',
  retry: 'Reintentar',
  unknownError: 'Error desconocido',
  connectionError: 'Error de conexión. Por favor, intenta de nuevo más tarde.',
  noAnswer: (status: number, reason: string) =>
    `Error ${status}: ${reason || 'Error de comunicación con el servidor'}`,
  unreadAnswer: (status: number) => `Error ${status}: No se pudo leer la respuesta del servidor`,
  oddAnswer: (status: number) => `Error ${status}: No se pudo procesar la respuesta del servidor`,
  alreadyArrived:
    'Lo que enviaste antes sí llegó, tal como estaba entonces. Compruébalo antes de enviarlo otra vez.',
  sessionEnded: 'Tu sesión ha terminado. Inicia sesión para continuar.'
}
