import { ListTable } from '#site/ui/ListTable.tsx'
import { applicationColumns } from './ApplicationCells.tsx'
import type { ListedApplication } from '../list/list-url.ts'
import { ApplicationRow, type ApplicationRowProps } from './ApplicationRow.tsx'

interface Props extends Omit<ApplicationRowProps, 'application'> {
  /** Undefined while loading. */
  applications: ListedApplication[] | undefined
  isBusy: boolean
}

export function ApplicationTable({ applications, isBusy, ...rest }: Props) {
  const caption = rest.isEmployer ? 'Aplicaciones recibidas' : 'Aplicaciones enviadas'
  return (
    <ListTable caption={caption} columns={applicationColumns} rows={applications} isBusy={isBusy}>
      {one => <ApplicationRow key={one.id} application={one} {...rest} />}
    </ListTable>
  )
}
