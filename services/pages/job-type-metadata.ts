import type { JobType } from '#events/jobs.ts'

interface JobTypeMetadata {
  /** A value of schema.org's `employmentType`. */
  employmentType: string
  openGraphImage: string
}

/** How machines are told the type of a job. */
export const jobTypeMetadata: Record<JobType, JobTypeMetadata> = {
  'Jornada Completa': {
    employmentType: 'FULL_TIME',
    openGraphImage: '/og-jornada-completa.png'
  },
  'Media Jornada': { employmentType: 'PART_TIME', openGraphImage: '/og-media-jornada.png' },
  Prácticas: { employmentType: 'INTERN', openGraphImage: '/og-practicas.png' }
}
