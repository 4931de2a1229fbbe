import { ListTable } from '#site/ui/table/ListTable.tsx'
import { columns } from './ApplicationCells.tsx'
import type { Application } from './list-url.ts'
import { Row, type RowProps } from './ApplicationRow.tsx'

interface Props extends Omit<RowProps, 'application'> {
  /** None yet while they are on their way. */
  applications: Application[] | undefined
  isBusy: boolean
}

export function ApplicationTable({ applications, isBusy, ...rest }: Props) {
  const caption = rest.isEmployer ? 'Aplicaciones recibidas' : 'Aplicaciones enviadas'
  return (
    <ListTable caption={caption} columns={columns} rows={applications} isBusy={isBusy}>
      {one => <Row key={one.id} application={one} {...rest} />}
    </ListTable>
  )
}
