import type { JobCard } from '#projections/jobs/tables/view.ts'

interface JobTypeMetadata {
  /** A value of schema.org's `employmentType`. */
  employmentType: string
  openGraphImage: string
}

/** The type of a job for search engines and link previews. */
export const jobTypeMetadata: Record<JobCard['jobType'], JobTypeMetadata> = {
  'Jornada Completa': {
    employmentType: 'FULL_TIME',
    openGraphImage: '/og-jornada-completa.png'
  },
  'Media Jornada': { employmentType: 'PART_TIME', openGraphImage: '/og-media-jornada.png' },
  Prácticas: { employmentType: 'INTERN', openGraphImage: '/og-practicas.png' }
}
