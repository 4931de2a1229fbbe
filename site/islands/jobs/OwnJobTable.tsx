import { ListTable } from '#site/ui/ListTable.tsx'
import type { JobDraftResponse, JobSummary } from '#site/lib/api.ts'
import { findLoudestJob } from './due-action.ts'
import { JobDraftRow } from './JobDraftRow.tsx'
import { OwnJobRow, type OwnJobRowProps } from './OwnJobRow.tsx'

interface Props extends Omit<OwnJobRowProps, 'job' | 'isLoudest'> {
  /** Undefined while loading. */
  jobs: JobSummary[] | undefined
  drafts: JobDraftResponse[]
}

const columns = ['Puesto', 'Vistas', 'Aplicaciones', 'Estado', 'Acciones']

/** One button of the table is filled: that of the job, or else of the draft, that is due most. */
export function OwnJobTable({ jobs, drafts, ...rest }: Props) {
  const loudest = findLoudestJob(jobs ?? [], rest.now)
  return (
    <ListTable
      caption="Mis empleos publicados"
      columns={columns}
      heads={{ Vistas: 'num' }}
      rows={jobs && withDrafts(jobs, drafts)}
    >
      {row =>
        'savedAt' in row ? (
          <JobDraftRow
            key={row.id}
            draft={row}
            isLoud={!loudest && row === drafts[0]}
            onDeleted={rest.onRemoved}
          />
        ) : (
          <OwnJobRow key={row.id} job={row} isLoudest={row === loudest} {...rest} />
        )
      }
    </ListTable>
  )
}

/** Drafts stand before what is over. */
function withDrafts(
  jobs: JobSummary[],
  drafts: JobDraftResponse[]
): (JobSummary | JobDraftResponse)[] {
  const over = jobs.findIndex(({ outcome }) => outcome)
  const place = over < 0 ? jobs.length : over
  return [...jobs.slice(0, place), ...drafts, ...jobs.slice(place)]
}
