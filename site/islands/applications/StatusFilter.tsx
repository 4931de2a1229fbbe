import {
  type ApplicationStatus,
  applicationStatuses
} from '#events/aggregates/application-statuses.ts'
import { statusLabels } from '#site/lib/labels.ts'

interface Props {
  status: ApplicationStatus | undefined
  onChoose(status: ApplicationStatus | undefined): void
}

export function StatusFilter({ status, onChoose }: Props) {
  return (
    <div className="status-filter">
      <label htmlFor="estado">Estado</label>
      <select
        className="input slim"
        id="estado"
        value={status ?? ''}
        onChange={({ target }) => onChoose(applicationStatuses.find(one => one === target.value))}
      >
        <option value="">Todos</option>
        {applicationStatuses.map(one => (
          <option key={one} value={one}>
            {statusLabels[one]}
          </option>
        ))}
      </select>
    </div>
  )
}
