import type { AskGroup } from '#services/jobs/shared/job-facts.ts'

interface Props {
  text: string | null
  groups: AskGroup[]
}

/** What a job asks, in three weights, then in its own words; nothing when it asks nothing. */
export function JobRequirements({ text, groups }: Props) {
  if (!groups.length && !text) return null
  return (
    <section>
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
      {text && <p className="text">{text}</p>}
    </section>
  )
}
