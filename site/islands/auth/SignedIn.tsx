import { useEffect } from 'react'
import type { SignedInPageData } from '#services/pages/shared/contract.ts'
import { readPageData } from '#site/lib/browser/read-page-data.ts'
import { afterLogIn, afterRegistration } from './after-sign-in.ts'
import { authWords, speech } from '#services/words/words.ts'

/** A placeholder for the server's HTML when there is no data. */
export default function SignedInIsland() {
  const data = readPageData<SignedInPageData>()
  return data ? <SignedIn data={data} /> : <>%%signedIn%%</>
}

/** Shown after a form that was sent without a script; with one, the browser goes on to the first page of the account. */
export function SignedIn({ data: { user, isNew, sendsMail } }: { data: SignedInPageData }) {
  useEffect(() => {
    const onward = isNew
      ? afterRegistration(user, { returnTo: undefined, sendsMail })
      : afterLogIn(user)
    onward.catch(console.error)
  }, [user, isNew, sendsMail])
  return (
    <div className="panel column">
      <h1>{isNew ? authWords.accountCreated : authWords.sessionTitle}</h1>
      {isNew && sendsMail && <p>{authWords.written(user.email)}</p>}
      <p>{authWords.helloWithoutScript(user.fullName)}</p>
      {user.userType === 'employer' ? <ForEmployers /> : <ForApplicants />}
      <form method="post" action={speech.path('/salir')}>
        <button className="button secondary" type="submit">
          {authWords.logOut}
        </button>
      </form>
    </div>
  )
}

function ForApplicants() {
  return (
    <>
      <ul>
        <li>
          <a href={speech.path('/jobs')}>{authWords.searchJobs}</a>
          {authWords.searchAfter}
        </li>
        <DataLink />
      </ul>
      <p className="muted">{authWords.applicantsNeedScript}</p>
    </>
  )
}

function ForEmployers() {
  return (
    <>
      <ul>
        <li>
          <a href="/candidates">{authWords.seeCandidates}</a> {speech.and}{' '}
          <a href="/jobs">{authWords.andSeeJobs}</a>.
        </li>
        <DataLink />
      </ul>
      <p className="muted">{authWords.employersNeedScript}</p>
    </>
  )
}

const DataLink = () => (
  <li>
    <a href={speech.path('/mis-datos/mis-datos.zip')}>{authWords.downloadData}</a>.
  </li>
)
