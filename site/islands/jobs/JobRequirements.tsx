import type { AskGroup } from '#services/jobs/job-facts.ts'
import { UserText } from '#site/ui/UserText.tsx'

interface Props {
  own: string
  groups: AskGroup[]
}

/** What a job asks, in three weights, then what is left of its own words; nothing when it asks nothing. */
export function JobRequirements({ own, groups }: Props) {
  if (!groups.length && !own) return null
  return (
    <section className="section">
      <h2>Requisitos</h2>
      {groups.length > 0 && (
        <div className="weights">
          {groups.map(({ weight, label, asks }) => (
            <div className={`asks ${weight}`} key={weight}>
              <h3>{label}</h3>
              <ul>
                {asks.map(ask => (
                  <li key={ask} data-ask={ask}>
                    <span>{ask}</span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
      {groups.length > 0 && <p className="match-summary" id="cumples" />}
      {own && <UserText text={own} />}
    </section>
  )
}
