import type * as es from '../es/ui.ts'

export const uiWords: typeof es.uiWords = {
  appliedFilters: 'Filters applied',
  filters: 'Filters',
  hide: 'Hide',
  closeFilters: 'Close filters',
  applyFilters: 'Apply filters',
  isChosen: 'yes',
  more: count => `${count} more`,
  pagination: 'Pages',
  previous: 'Previous',
  next: 'Next',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: page => `Page ${page}`,
  lessThan: 'Within',
  retry: 'Try again',
  unknownError: 'Unknown error',
  connectionError: 'There is no connection. Please try again later.',
  noAnswer: (status, reason) => `Error ${status}: ${reason || 'the server did not answer'}`,
  unreadAnswer: status => `Error ${status}: the answer of the server could not be read`,
  oddAnswer: status => `Error ${status}: the answer of the server could not be understood`,
  alreadyArrived:
    'What you sent before did arrive, as it was then. Check it before you send it again.',
  sessionEnded: 'Your session has ended. Sign in to continue.'
}
