import type { JobOutcome } from '#events/job-content/outcomes.ts'

/** What visitors read of a job that is closed. */
export const outcomeTitles: Record<JobOutcome, string> = {
  aqui: 'Puesto cubierto',
  'otra-via': 'Puesto cubierto',
  'sin-cubrir': 'Búsqueda cerrada'
}
