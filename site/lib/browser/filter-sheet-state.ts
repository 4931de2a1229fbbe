/** Marks the history entry with which Back closes the sheet of filters. */
export const filterSheetKey = 'filtros'
