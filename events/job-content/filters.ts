/** What a search of jobs can be sorted by, in place of the best match: newest, ends soonest, pays most. */
export const jobSorts = ['nuevos', 'termina', 'sueldo'] as const
export type JobSort = (typeof jobSorts)[number]
