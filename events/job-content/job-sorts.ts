/**
 * What a search of jobs can be sorted by, in place of the best match: newest, ends soonest, pays most, and nearest, which needs
 * a town to search around.
 */
export const jobSorts = ['nuevos', 'termina', 'sueldo', 'cerca'] as const
export type JobSort = (typeof jobSorts)[number]
