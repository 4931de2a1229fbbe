import type { JobFact } from '#services/jobs/shared/job-facts.ts'
import { FactList } from '#site/ui/FactList.tsx'
import { factWords } from '#services/words/words.ts'

/** The decisive terms, pay first, and its amount largest. */
export function FactStrip({ facts }: { facts: JobFact[] }) {
  const shown = facts.map(fact => ({ ...fact, value: shownValue(fact) }))
  return <FactList look="strip" facts={shown} />
}

function shownValue({ name, value }: JobFact) {
  if (name === factWords.grossPay) return <span translate="no">{value}</span>
  return name === factWords.pay ? <span className="untold">{value}</span> : value
}

/** A section of terms; renders nothing without any. */
export function FactSection({ title, facts }: { title: string; facts: JobFact[] }) {
  if (!facts.length) return null
  return (
    <section className="section">
      <h2>{title}</h2>
      <FactList facts={facts} look="facts two" />
    </section>
  )
}
