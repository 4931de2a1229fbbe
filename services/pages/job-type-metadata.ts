import type { JobType } from '#events/jobs.ts'

interface JobTypeMetadata {
  /** A value of schema.org's `employmentType`. */
  employmentType: string
  openGraphImage: string
}

/** The type of a job for search engines and link previews. */
export const jobTypeMetadata: Record<JobType, JobTypeMetadata> = {
  'Jornada Completa': {
    employmentType: 'FULL_TIME',
    openGraphImage: '/og-jornada-completa.png'
  },
  'Media Jornada': { employmentType: 'PART_TIME', openGraphImage: '/og-media-jornada.png' },
  Prácticas: { employmentType: 'INTERN', openGraphImage: '/og-practicas.png' }
}
