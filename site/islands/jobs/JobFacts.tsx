import type { JobFact } from '#services/jobs/job-facts.ts'
import { FactList } from '#site/ui/FactList.tsx'

/** The terms that decide, pay first and largest. */
export function FactStrip({ facts }: { facts: JobFact[] }) {
  return <FactList look="strip" facts={facts} />
}

/** A section of terms; nothing when there are none. */
export function FactSection({ title, facts }: { title: string; facts: JobFact[] }) {
  if (!facts.length) return null
  return (
    <section className="section">
      <h2>{title}</h2>
      <FactList facts={facts} look="facts two" />
    </section>
  )
}
