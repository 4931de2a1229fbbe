import { useState } from 'react'
import type { CurrentUser } from '#site/lib/api.ts'
import { Protected } from '#site/ui/Protected.tsx'
import { AccountDeleted } from './AccountDeleted.tsx'
import { DataCorrections } from './DataCorrections.tsx'
import { DataErasure, type OperatorFacts } from './DataErasure.tsx'
import { DataLimitation } from './DataLimitation.tsx'
import { SentMail } from './SentMail.tsx'
import { SessionSection } from './SessionSection.tsx'

/** All that the board knows of the signed-in person, and the rights over it. */
export function MyData(facts: OperatorFacts) {
  return <Protected>{user => <MyDataSections user={user} facts={facts} />}</Protected>
}

function MyDataSections({ user, facts }: { user: CurrentUser; facts: OperatorFacts }) {
  const [farewell, setFarewell] = useState<string>()
  if (farewell) return <AccountDeleted message={farewell} />
  return (
    <div className="stack my-data">
      <section className="panel" aria-labelledby="copia">
        <h2 id="copia">Tu copia</h2>
        <p>
          Un archivo con todo lo que sabemos de ti: una página para leerla y los mismos datos para
          programas. Se prepara en unos segundos.
        </p>
        <div className="row">
          <a className="button primary" href="/mis-datos/mis-datos.zip" download>
            Descargar mis datos
          </a>
          <a className="button quiet" href="/api/my-data">
            Ver solo los datos (JSON)
          </a>
        </div>
      </section>
      <DataCorrections user={user} />
      <SentMail />
      <SessionSection />
      <DataLimitation user={user} operatorEmail={facts.operatorEmail} />
      <DataErasure user={user} facts={facts} onGone={setFarewell} />
    </div>
  )
}
