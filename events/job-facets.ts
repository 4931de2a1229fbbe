/** What a search can filter by: free of zod, for the pages that validate nothing. */
export const jobTypes = ['Jornada Completa', 'Media Jornada', 'Prácticas'] as const
export const experiences = ['Nivel Básico', 'Experiencia Media', 'Experto'] as const

export type JobType = (typeof jobTypes)[number]
export type Experience = (typeof experiences)[number]
