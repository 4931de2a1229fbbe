import type { ReactNode } from 'react'

interface Props<Row> {
  /** For screen readers. */
  caption: string
  columns: readonly string[]
  /** The class of a column's head, by its title. */
  heads?: Partial<Record<string, string>>
  /** Undefined while loading. */
  rows: readonly Row[] | undefined
  isBusy?: boolean
  look?: string
  children(row: Row): ReactNode
}

/** A list in columns; on a phone each row becomes a block with labels. */
export function ListTable<Row>({
  caption,
  columns,
  heads = {},
  rows,
  isBusy = !rows,
  look = '',
  children
}: Props<Row>) {
  return (
    <div className="box table-box">
      <table className={`table ${look}`} aria-busy={isBusy}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col" className={heads[column]}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows ? rows.map(children) : <RowSkeletons columns={columns} />}</tbody>
      </table>
    </div>
  )
}

const skeletonRows = [1, 2, 3, 4, 5]

/** Placeholders for rows. */
function RowSkeletons({ columns }: { columns: readonly string[] }) {
  return skeletonRows.map(place => (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row is not focusable
    <tr key={place} aria-hidden="true">
      {columns.map(column => (
        <td key={column} className="skeleton" data-label={column}>
          <i />
        </td>
      ))}
    </tr>
  ))
}
