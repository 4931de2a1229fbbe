import { ListTable } from '#site/ui/ListTable.tsx'
import type { JobSummary } from '#site/lib/api.ts'
import { findLoudestJob } from './due-action.ts'
import { OwnJobRow, type OwnJobRowProps } from './OwnJobRow.tsx'

interface Props extends Omit<OwnJobRowProps, 'job' | 'isLoudest'> {
  /** Undefined while loading. */
  jobs: JobSummary[] | undefined
}

const columns = ['Puesto', 'Vistas', 'Aplicaciones', 'Estado', 'Acciones']

export function OwnJobTable({ jobs, ...rest }: Props) {
  const loudest = findLoudestJob(jobs ?? [], rest.now)
  return (
    <ListTable caption="Mis empleos publicados" columns={columns} rows={jobs}>
      {job => <OwnJobRow key={job.id} job={job} isLoudest={job === loudest} {...rest} />}
    </ListTable>
  )
}
