import type { InferResponseType } from 'hono/client'
import { useState } from 'react'
import { describeSearch } from '#services/jobs/shared/search-texts.ts'
import { readSearch, searchPath } from '#services/jobs/shared/search-url.ts'
import { apiClient, callApi } from '#site/lib/api.ts'
import { dayOfMonth, formatCount, formatNumber } from '#services/platform/shared/formats.ts'
import { useQuery } from '#site/stores/queries.ts'
import { PendingButton } from '#site/ui/forms/PendingButton.tsx'
import { intervalOptions } from './alert-intervals.ts'
import { alertWords } from '#services/words/words.ts'

export type AlertResponse = InferResponseType<typeof apiClient.alerts.$get, 200>['alerts'][number]

interface Props {
  alert: AlertResponse
  onSave(every: AlertResponse['every']): Promise<void>
  onEnd(): Promise<void>
}

/** One alert: its search, its interval, and how to end it. */
export function AlertItem({ alert, onSave, onEnd }: Props) {
  const [isEnding, setEnding] = useState(false)
  const search = readSearch(new URLSearchParams(alert.search))
  const text = describeSearch(search) || alertWords.anyJobTitle
  async function end() {
    setEnding(true)
    await onEnd().finally(() => setEnding(false))
  }
  return (
    <li>
      <div className="item-body">
        <h3 className="item-title">
          <a href={searchPath({ ...search, sort: 'nuevos' })}>{text}</a>
        </h3>
        {alert.isConfirmed ? (
          <p className="meta dots">
            <Offers search={alert.search} />
            {alert.lastDigest && <span>{digestText(alert.lastDigest)}</span>}
          </p>
        ) : (
          <>
            <p className="meta">{alertWords.toConfirm}</p>
            <p className="tags">
              <span className="tag due">{alertWords.unconfirmed}</span>
            </p>
          </>
        )}
      </div>
      <div className="end below alert-end">
        <label>
          <span className="visually-hidden">{alertWords.howOftenFor(text)}</span>
          <select
            className="input slim"
            value={alert.every}
            onChange={event => onSave(event.target.value as AlertResponse['every'])}
          >
            {intervalOptions.map(({ value, title }) => (
              <option key={value} value={value}>
                {title.toLowerCase()}
              </option>
            ))}
          </select>
        </label>
        <PendingButton
          className="button quiet slim at-end"
          isPending={isEnding}
          pending={alertWords.ending}
          aria-label={alertWords.stopNamed(text)}
          onClick={end}
        >
          {alertWords.stop}
        </PendingButton>
      </div>
    </li>
  )
}

/** How many jobs it finds now. */
function Offers({ search }: Pick<AlertResponse, 'search'>) {
  const query = { ...search, page: '1', limit: '1' }
  const key = `jobs?${new URLSearchParams(query)}`
  const { data } = useQuery(key, () => callApi(apiClient.jobs.$get({ query })))
  if (!data) return null
  return (
    <span>{alertWords.now(formatCount(data.meta.totalJobs, alertWords.job, alertWords.jobs))}</span>
  )
}

const digestText = ({ at, jobs }: NonNullable<AlertResponse['lastDigest']>) =>
  alertWords.lastMail(dayOfMonth(at), formatNumber(jobs))
