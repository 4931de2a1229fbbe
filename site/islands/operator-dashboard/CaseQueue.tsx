import { formatCount } from '#services/platform/shared/spanish-formats.ts'
import { CaseItem } from './CaseItem.tsx'
import { caseListKey, fetchCases } from './cases.ts'
import { QueueSection } from './QueueSection.tsx'

/** What was reported: what waits, the oldest first, and what is decided. */
export function CaseQueue() {
  return (
    <QueueSection
      id="denuncias"
      title="Denuncias"
      choices={[
        { state: 'pending', text: 'Por decidir' },
        { state: 'decided', text: 'Decididas' }
      ]}
      keyOf={caseListKey}
      fetchList={fetchCases}
      errorTitle="No hemos podido cargar las denuncias"
    >
      {({ pending, cases }) => (
        <>
          <p className="muted" role="status">
            {pending
              ? formatCount(pending, 'caso por decidir', 'casos por decidir')
              : 'No hay nada por decidir.'}
          </p>
          {cases.length > 0 && (
            <ol className="cases">
              {cases.map(one => (
                <CaseItem key={one.id} summary={one} />
              ))}
            </ol>
          )}
        </>
      )}
    </QueueSection>
  )
}
