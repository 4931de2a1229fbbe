import type { JobResponse } from '#site/lib/api.ts'

/** Says that the job has expired, and links to similar jobs. */
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
function similarSearchTerm(title: string): string {
  return /\p{L}{3,}/u.exec(title)?.[0] ?? title
}
