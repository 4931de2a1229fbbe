import type { JobOutcome } from '#events/job-content/outcomes.ts'

/** Texts for visitors about a closed job. */
export const outcomeTitles: Record<JobOutcome, string> = {
  aqui: 'Puesto cubierto',
  'otra-via': 'Puesto cubierto',
  'sin-cubrir': 'Búsqueda cerrada'
}
