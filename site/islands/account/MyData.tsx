import { useState } from 'react'
import { ProfileVisibility } from '#site/islands/candidate-profiles/visibility/ProfileVisibility.tsx'
import type { CurrentUser } from '#site/lib/api.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { AccountPart } from './AccountPart.tsx'
import { DataRights, type OperatorFacts } from './DataRights.tsx'

interface Props extends OperatorFacts {
  sendsMail: string
}

/** Everything that the board knows of the signed-in person, and the rights over it. */
export function MyData({ sendsMail, ...facts }: Props) {
  return (
    <AccountFrame
      path="/mis-datos"
      name="Mis datos"
      about="Todo lo que sabemos de ti, y lo que puedes hacer con ello."
      sendsMail={sendsMail !== ''}
    >
      {user => <MyDataSections user={user} facts={facts} />}
    </AccountFrame>
  )
}

function MyDataSections({ user, facts }: { user: CurrentUser; facts: OperatorFacts }) {
  const [farewell, setFarewell] = useState<string>()
  return (
    <AccountPart farewell={farewell}>
      <div className="sections">
        <section className="section" aria-labelledby="copia">
          <h2 className="visually-hidden" id="copia">
            Tu copia
          </h2>
          <div className="box">
            <div className="setting">
              <div>
                <p className="name">Tu copia</p>
                <p className="about">
                  Un archivo con todo lo que sabemos de ti: una página para leerla y los mismos
                  datos para programas. Se prepara en unos segundos.
                </p>
              </div>
              <a className="button primary slim" href="/mis-datos/mis-datos.zip" download>
                Descargar mis datos
              </a>
            </div>
            <div className="setting">
              <div>
                <p className="name">Solo los datos</p>
                <p className="about">Para programas, sin la página.</p>
              </div>
              <a className="button quiet slim at-end" href="/api/my-data">
                Ver solo los datos (JSON)
              </a>
            </div>
          </div>
        </section>
        {user.userType === 'applicant' && <ProfileVisibility />}
        <DataRights user={user} facts={facts} onGone={setFarewell} />
      </div>
    </AccountPart>
  )
}
