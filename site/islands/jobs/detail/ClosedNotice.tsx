import { brand } from '#services/platform/shared/brand.ts'
import type { JobResponse } from '#site/lib/api.ts'
import { outcomeTitles } from '#services/jobs/shared/outcome-labels.ts'

const explanations: Record<NonNullable<JobResponse['outcome']>, string> = {
  aqui: `La empresa encontró a quien buscaba en ${brand}.`,
  'otra-via': 'La empresa ya encontró a quien buscaba.',
  'sin-cubrir': 'La empresa ha dejado de buscar a alguien para este puesto.'
}

/** Says that the job is closed, and how it was filled. */
export function ClosedNotice({ outcome }: { outcome: NonNullable<JobResponse['outcome']> }) {
  return (
    <p className="notice warning job-expired">
      <b>{outcomeTitles[outcome]}.</b> {explanations[outcome]} Ya no admite aplicaciones.{' '}
      <a href="/jobs">Ver otros empleos</a>
    </p>
  )
}
