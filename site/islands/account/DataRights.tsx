import type { CurrentUser } from '#site/lib/api.ts'
import { Address } from '#site/ui/Address.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { myDataWords, speech } from '#services/words/words.ts'

/** Facts from the operator's configuration. */
export interface OperatorFacts {
  eraseAfterDays: string
  archiveFor: string
  operatorEmail: string
}

interface Props {
  user: CurrentUser
  facts: OperatorFacts
  onGone(message: string): void
}

const ofEmployers = [
  { href: '/profile', text: myDataWords.accountData },
  { href: '/profile?tab=empleos', text: myDataWords.adsAndDrafts },
  { href: '/messages', text: myDataWords.messages }
]
const ofCandidates = [
  { href: '/profile', text: myDataWords.accountData },
  { href: '/candidates?tab=mis-perfiles', text: myDataWords.candidateProfile },
  { href: '/profile?tab=aplicaciones', text: myDataWords.applications },
  { href: '/messages', text: myDataWords.messages }
]

/** How to correct each thing, limit its use, and erase all of it. */
export function DataRights({ user, facts, onGone }: Props) {
  const { operatorEmail, archiveFor, eraseAfterDays } = facts
  const isEmployer = user.userType === 'employer'
  return (
    <section className="section" aria-labelledby="derechos">
      <div className="head">
        <h2 id="derechos">{myDataWords.rights}</h2>
      </div>
      <div className="box">
        <div className="setting">
          <div>
            <p className="name">{myDataWords.correct}</p>
            <p className="row links">
              {(isEmployer ? ofEmployers : ofCandidates).map(({ href, text }) => (
                <a className="tall" key={href} href={speech.path(href)}>
                  {text}
                </a>
              ))}
            </p>
          </div>
        </div>
        <div className="setting">
          <div>
            <p className="name">{myDataWords.limit}</p>
            <p className="about">
              {isEmployer ? myDataWords.closeAds : myDataWords.chooseNobody}
              {myDataWords.objectBefore}
              <a href={`mailto:${operatorEmail}`}>
                <Address text={operatorEmail} />
              </a>
              {myDataWords.objectAfter}
            </p>
          </div>
        </div>
        <DeleteAccount
          user={user}
          eraseAfterDays={eraseAfterDays}
          onGone={onGone}
          name={myDataWords.eraseAll}
        >
          <p className="about">
            {myDataWords.lockedCopy(archiveFor)}
            <a href="/privacy#derechos">{myDataWords.policy}</a>.
          </p>
        </DeleteAccount>
      </div>
    </section>
  )
}
