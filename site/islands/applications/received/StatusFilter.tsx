import {
  type ApplicationStatus,
  applicationStatuses
} from '#events/aggregates/application-statuses.ts'
import { statusLabels } from '#site/lib/labels.ts'
import { applicationWords } from '#services/words/words.ts'

interface Props {
  status: ApplicationStatus | undefined
  onChoose(status: ApplicationStatus | undefined): void
}

export function StatusFilter({ status, onChoose }: Props) {
  return (
    <div className="row status-filter">
      <label htmlFor="estado">{applicationWords.status}</label>
      <select
        className="input slim"
        id="estado"
        value={status ?? ''}
        onChange={({ target }) =>
          onChoose(applicationStatuses.find(status => status === target.value))
        }
      >
        <option value="">{applicationWords.any}</option>
        {applicationStatuses.map(status => (
          <option key={status} value={status}>
            {statusLabels[status]}
          </option>
        ))}
      </select>
    </div>
  )
}
