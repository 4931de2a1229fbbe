import { useState } from 'react'
import { ProfileVisibility } from '#site/islands/candidate-profiles/visibility/ProfileVisibility.tsx'
import type { CurrentUser } from '#site/lib/api.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { AccountPart } from './AccountPart.tsx'
import { DataRights, type OperatorFacts } from './DataRights.tsx'
import { myDataWords, speech } from '#services/words/words.ts'

interface Props extends OperatorFacts {
  sendsMail: string
}

/** Everything that the board knows of the signed-in person, and the rights over it. */
export function MyData({ sendsMail, ...facts }: Props) {
  return (
    <AccountFrame
      path="/mis-datos"
      name={myDataWords.title}
      about={myDataWords.about}
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
            {myDataWords.copy}
          </h2>
          <div className="box">
            <div className="setting">
              <div>
                <p className="name">{myDataWords.copy}</p>
                <p className="about">{myDataWords.copyText}</p>
              </div>
              <a
                className="button primary slim"
                href={speech.path('/mis-datos/mis-datos.zip')}
                download
              >
                {myDataWords.download}
              </a>
            </div>
            <div className="setting">
              <div>
                <p className="name">{myDataWords.dataOnly}</p>
                <p className="about">{myDataWords.dataOnlyText}</p>
              </div>
              <a className="button quiet slim at-end" href="/api/my-data">
                {myDataWords.seeDataOnly}
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
