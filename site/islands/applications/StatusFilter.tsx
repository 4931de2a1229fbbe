import { type ApplicationStatusValue, statuses, statusLabels } from './list-url.ts'

interface Props {
  status: ApplicationStatusValue | undefined
  onChoose(status: ApplicationStatusValue | undefined): void
}

export function StatusFilter({ status, onChoose }: Props) {
  return (
    <div className="status-filter">
      <label htmlFor="estado">Estado</label>
      <select
        className="input"
        id="estado"
        value={status ?? ''}
        onChange={({ target }) => onChoose(statuses.find(one => one === target.value))}
      >
        <option value="">Todos</option>
        {statuses.map(one => (
          <option key={one} value={one}>
            {statusLabels[one]}
          </option>
        ))}
      </select>
    </div>
  )
}
