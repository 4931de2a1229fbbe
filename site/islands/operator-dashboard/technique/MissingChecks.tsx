import { useQuery } from '#site/stores/queries.ts'
import { checksKey, fetchChecks } from '../frame/checks.ts'

/** What a public board still lacks; the clock and the backups have notices of their own. */
export function MissingChecks() {
  const { data } = useQuery(checksKey, fetchChecks)
  const missing = (data?.checks ?? []).filter(({ name }) => name !== 'clock' && name !== 'backups')
  if (!missing.length) return null
  return (
    <section className="notice warning stack" aria-label="Lo que falta">
      {missing.map(({ text, remedy }) => (
        <p key={text}>
          <b>{text}</b> {remedy}
        </p>
      ))}
    </section>
  )
}
