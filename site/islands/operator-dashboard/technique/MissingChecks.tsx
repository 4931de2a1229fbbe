import type { InferResponseType } from 'hono/client'
import { apiClient, callApi } from '#site/lib/api.ts'
import { useQuery } from '#site/stores/queries.ts'

type ChecksResponse = InferResponseType<typeof apiClient.operator.checks.$get, 200>

const fetchChecks = (): Promise<ChecksResponse> => callApi(apiClient.operator.checks.$get())

/** What a public board still lacks; the clock and the backups have notices of their own. */
export function MissingChecks() {
  const { data } = useQuery('operator-checks', fetchChecks)
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
