import { useQuery } from '#site/stores/queries.ts'
import { ErrorPanel } from '#site/ui/ErrorPanel.tsx'
import { Spinner } from '#site/ui/Spinner.tsx'
import { CaseHistory } from './CaseHistory.tsx'
import { CaseOwner } from './CaseOwner.tsx'
import { CaseReport } from './CaseReport.tsx'
import { caseKey, fetchCase } from './cases.ts'
import { DecideCasePanel } from './DecideCasePanel.tsx'
import { ReportedContent } from './ReportedContent.tsx'
import { UndoDecisionButton } from './UndoDecisionButton.tsx'

/** Who reported it, what to decide and whose it is; beside that, on a wide screen, the target as it was. */
export function CaseDetails({ id }: { id: string }) {
  const { data, error, retry } = useQuery(caseKey(id), fetchCase(id))
  if (error) {
    return (
      <ErrorPanel title="No hemos podido cargar el caso" message={error.message} onRetry={retry} />
    )
  }
  if (!data) return <Spinner />
  return (
    <div className="case-details">
      <div className="stack case-decision">
        {data.reports.length > 0 && (
          <div>
            <h3>Denuncias</h3>
            <ul className="reports">
              {data.reports.map(report => (
                <CaseReport key={report.id} report={report} />
              ))}
            </ul>
          </div>
        )}
        {data.pendingSince ? (
          <DecideCasePanel key={data.revision} found={data} />
        ) : (
          <UndoDecisionButton found={data} />
        )}
        <CaseOwner owner={data.owner} />
      </div>
      <div className="stack">
        {data.signals.length > 0 && (
          <div>
            <h3>Llama la atención</h3>
            <ul className="signals">
              {data.signals.map(signal => (
                <li key={signal}>{signal}</li>
              ))}
            </ul>
          </div>
        )}
        <ReportedContent found={data} />
        <CaseHistory found={data} />
      </div>
    </div>
  )
}
