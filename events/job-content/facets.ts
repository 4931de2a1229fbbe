/** What every search can filter by: apart from the vocabulary, which few pages need. */
export const jobTypes = ['Jornada Completa', 'Media Jornada', 'Prácticas'] as const
export const experiences = ['Nivel Básico', 'Experiencia Media', 'Experto'] as const
