import type { JobResponse } from '#site/lib/api.ts'

/** Nobody can apply any more; others may be looking for the same. */
export function ExpiredNotice({ job }: { job: JobResponse }) {
  return (
    <p className="notice warning job-expired">
      <b>Anuncio caducado.</b> Ya no admite aplicaciones.{' '}
      <a href={`/jobs?keyword=${encodeURIComponent(similarSearchTerm(job.title))}`}>
        Ver empleos parecidos
      </a>
    </p>
  )
}

/** «Mozo/a de cuadra con vivienda» is about «Mozo». */
export function similarSearchTerm(title: string): string {
  return /\p{L}{3,}/u.exec(title)?.[0] ?? title
}
