export const appliedFilters = 'Filters applied'
export const filters = 'Filters'
export const hide = 'Hide'
export const closeFilters = 'Close filters'
export const applyFilters = 'Apply filters'
export const isChosen = 'yes'
export const more = (count: number) => `${count} more`
export const less = 'Fewer'
export const pagination = 'Pages'
export const previous = 'Previous'
export const next = 'Next'
export const previousPage = 'Previous page'
export const nextPage = 'Next page'
export const page = (page: number) => `Page ${page}`
export const lessThan = 'Within'
export const retry = 'Try again'
export const unknownError = 'Unknown error'
export const connectionError = 'Connection error. Please try again later.'
export const noAnswer = (status: number, reason: string) =>
  `Error ${status}: ${reason || 'the server did not answer'}`
export const unreadAnswer = (status: number) =>
  `Error ${status}: the server’s answer could not be read`
export const oddAnswer = (status: number) =>
  `Error ${status}: the server’s answer could not be understood`
export const alreadyArrived =
  'What you sent before did arrive, as it was then. Check it before you send it again.'
export const sessionEnded = 'Your session has ended. Sign in to continue.'
export const pageFailed = 'Something went wrong on this page. Reload it to continue.'
export const reload = 'Reload the page'
