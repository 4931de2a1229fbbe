import { ListTable } from '#site/ui/ListTable.tsx'
import type { JobSummary } from '#site/lib/api.ts'
import { OwnJobRow, type OwnJobRowProps } from './OwnJobRow.tsx'

interface Props extends Omit<OwnJobRowProps, 'job'> {
  /** Undefined while loading. */
  jobs: JobSummary[] | undefined
}

const columns = ['Puesto', 'Caduca', 'Acciones']

export function OwnJobTable({ jobs, ...rest }: Props) {
  return (
    <ListTable caption="Mis empleos publicados" columns={columns} rows={jobs}>
      {job => <OwnJobRow key={job.id} job={job} {...rest} />}
    </ListTable>
  )
}
