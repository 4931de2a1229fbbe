import type { JobPageData } from '#services/pages/contract.ts'
import { longDate } from '#site/lib/formats.ts'

/** What happened to a job since it was published, the newest first. */
export function JobHistory({ lines }: { lines: JobPageData['history'] }) {
  if (!lines.length) return null
  return (
    <section className="section">
      <h2>Historia del anuncio</h2>
      <ol className="story">
        {lines.map(({ at, text }) => (
          <li key={`${at} ${text}`}>
            <time dateTime={at}>{longDate(at)}</time> {text}
          </li>
        ))}
      </ol>
    </section>
  )
}
