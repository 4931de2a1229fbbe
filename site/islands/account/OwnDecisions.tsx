import { defaultLanguage } from '#events/aggregates/languages.ts'
import type { InferResponseType } from 'hono/client'
import { apiClient, callApi } from '#site/lib/api.ts'
import { longDate } from '#services/platform/shared/formats.ts'
import { useQuery } from '#site/stores/queries.ts'
import { accountWords } from '#services/words/words.ts'

const call = apiClient['my-decisions']

type Decision = InferResponseType<typeof call.$get, 200>['decisions'][number]

/** The operator's decisions about what the account publishes, with their reasons; renders nothing when there are none. */
export function OwnDecisions() {
  const { data } = useQuery('my-decisions', () => callApi(call.$get()))
  if (!data?.decisions.length) return null
  return (
    <section className="panel" aria-labelledby="decisiones">
      <h2 id="decisiones">{accountWords.decisions}</h2>
      {data.decisions.map(decision => (
        <OwnDecision key={decision.caseId} decision={decision} />
      ))}
    </section>
  )
}

function OwnDecision({ decision }: { decision: Decision }) {
  const { heading, sentences, decidedAt, appealToken, appealUntil } = decision
  return (
    <details className="disclosure">
      <summary>
        <span>
          <span lang={defaultLanguage}>{heading}</span> ({longDate(decidedAt)})
        </span>
      </summary>
      <div className="stack">
        {sentences.map(sentence => (
          <p key={sentence} className="text" lang={defaultLanguage}>
            {sentence}
          </p>
        ))}
        {appealToken && (
          <p>
            <a href={`/reclamar/${appealToken}`}>{accountWords.appeal}</a>
            {accountWords.appealUntil(longDate(appealUntil))}
          </p>
        )}
      </div>
    </details>
  )
}
