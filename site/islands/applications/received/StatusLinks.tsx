import {
  type ApplicationStatus,
  applicationStatuses
} from '#events/aggregates/application-statuses.ts'
import { StatePick } from '#site/ui/StatePick.tsx'
import { applicationCountText, listUrl } from '../list/list-url.ts'
import type { useApplications } from '../list/use-applications.ts'
import { applicationWords, statusPlurals } from '#services/words/words.ts'

interface Props {
  list: ReturnType<typeof useApplications>
  /** The number of all applications. */
  total?: number | undefined
}

/** A link for each status with its count; renders nothing before the first application. */
export function StatusLinks({ list, total }: Props) {
  const { filter, data, isLoading } = list
  const isEmpty = data?.meta.totalApplications === 0 && !filter.status
  if (isEmpty) return null
  const choice = (
    status: ApplicationStatus | undefined,
    text: string,
    count: number | undefined
  ) => ({
    status,
    text,
    count,
    path: listUrl({ ...filter, status, page: 1, shown: undefined }),
    isChosen: status === filter.status
  })
  return (
    <div className="split gap-2 apps-pick">
      <StatePick
        label={applicationWords.status}
        choices={[
          choice(undefined, applicationWords.all, total),
          ...applicationStatuses.map(status =>
            choice(status, statusPlurals[status], data?.meta.byStatus[status])
          )
        ]}
        onGo={({ status }) => list.choose(status)}
      />
      <p className="small muted" id="cuantas" role="status" tabIndex={-1}>
        {data && !isLoading && applicationCountText(data, filter.page)}
      </p>
    </div>
  )
}
