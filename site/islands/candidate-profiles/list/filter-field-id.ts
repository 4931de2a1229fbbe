/** The id of a filter box. */
export const filterFieldId = (name: string) => `filtro-${name}`
