/** Filters of every search. Apart from the vocabulary, which few pages load. */
export const jobTypes = ['Jornada Completa', 'Media Jornada', 'Prácticas'] as const
export const experiences = ['Nivel Básico', 'Experiencia Media', 'Experto'] as const
