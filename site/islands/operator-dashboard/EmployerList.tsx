import { EmployerItem } from './EmployerItem.tsx'
import { employerListKey, type EmployerState, fetchEmployers } from './employers.ts'
import { QueueSection } from './QueueSection.tsx'

const emptyTexts: Record<EmployerState, string> = {
  new: 'Las has visto todas.',
  seen: 'Todavía ninguna.'
}

/** The employers with ads: which of them the operator has seen. */
export function EmployerList() {
  return (
    <QueueSection
      id="empresas"
      title="Empresas"
      choices={[
        { state: 'new', text: 'Sin ver' },
        { state: 'seen', text: 'Vistas' }
      ]}
      keyOf={employerListKey}
      fetchList={fetchEmployers}
      errorTitle="No hemos podido cargar las empresas"
    >
      {({ employers }, state) =>
        employers.length ? (
          <ul className="employers">
            {employers.map(employer => (
              <EmployerItem key={employer.id} employer={employer} />
            ))}
          </ul>
        ) : (
          <p className="muted" role="status">
            {emptyTexts[state]}
          </p>
        )
      }
    </QueueSection>
  )
}
