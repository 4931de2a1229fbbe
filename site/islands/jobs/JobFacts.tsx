import type { JobFact } from '#services/jobs/job-facts.ts'

/** The terms that decide, pay first and largest. */
export function FactStrip({ facts }: { facts: JobFact[] }) {
  return (
    <dl className="strip">
      {facts.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A section of terms; nothing when there are none. */
export function FactSection({ title, facts }: { title: string; facts: JobFact[] }) {
  if (!facts.length) return null
  return (
    <section>
      <h2>{title}</h2>
      <dl className="facts">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
