import { useWaiting } from '#site/ui/outbox/use-waiting.ts'
import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, useState, useRef } from 'react'
import type { DataController, PlainFormData } from '#services/pages/shared/contract.ts'
import { writeSaid } from '#services/applications/shared/application-form.ts'
import type { Question } from '#services/applications/shared/questions.ts'
import type { SessionState } from '#site/stores/session.ts'
import type { Waiting } from '#site/lib/outbox/waiting.ts'
import { prefillDraft } from '#site/ui/forms/use-saved-draft.ts'
import type { FormValues } from '#site/ui/forms/form-schema.ts'
import type { AppliedHere } from './applied-here.ts'
import { type AppliedJob, draftKey } from './CoverLetterField.tsx'
import { GuestForm } from './GuestForm.tsx'
import { SignedInForm } from './SignedInForm.tsx'
import { $arrived, dropWaiting } from '#site/ui/outbox/outbox.ts'
import { WaitingWrite } from '#site/ui/outbox/WaitingWrite.tsx'
import { loadResultsUrl, saveCorrection } from '#site/lib/browser/session-storage.ts'
import { applyWords, outboxWords, speech } from '#services/words/words.ts'

interface Props {
  job: AppliedJob
  questions: readonly Question[]
  session: SessionState
  dataController: DataController
  sendsMail: boolean
  sent: PlainFormData | undefined
  /** Null when the visitor has not applied; undefined until that is known. */
  application: null | undefined
  appliedHere: AppliedHere
}

/** Loaded on demand: few visitors have applied. */
const GuestApplied = lazy(async () => ({
  default: (await import('./GuestApplied.tsx')).GuestApplied
}))

/** The form for applying, as a user or as a guest. */
export function ApplicationSection({
  job,
  questions,
  session,
  dataController,
  sendsMail,
  sent,
  application,
  appliedHere
}: Props) {
  const [isSent, setSent] = useState(false)
  const [guest, setGuest] = useState<FormValues>()
  const [correction, setCorrection] = useState<string | null>(null)
  /** Key of the application that this page saw waiting on the device. */
  const [keptKey, setKeptKey] = useState<string>()
  const [isKeptNow, setKeptNow] = useState(false)
  const arrived = useStore($arrived)
  const user = session.state === 'user' ? session.user : undefined
  const isSignedIn = user !== undefined
  const path = `/api/jobs/${job.id}/applications`
  const waiting = useWaiting().find(write => write.path === path)
  useEffect(() => {
    if (waiting) setKeptKey(waiting.key)
    else if (keptKey && arrived.includes(keptKey)) setSent(true)
  }, [waiting, keptKey, arrived])
  if (user?.userType === 'employer') return <CandidateAccountRequired />
  const isRemembered = appliedHere.appliedAt !== undefined && !isSignedIn && !guest && !sent
  function keepGuest(values: FormValues, code: string | null) {
    appliedHere.remember(new Date())
    setGuest(values)
    setCorrection(code)
    setSent(true)
  }
  /** Only now: a further application that is no correction erases none. */
  function correct() {
    saveCorrection(job.id, correction)
    setSent(false)
  }
  /** The browser remembers it from now on: it is sent with the page closed too. */
  function rememberKept() {
    setKeptNow(true)
    if (!isSignedIn) appliedHere.remember(new Date())
  }
  function forgetKept() {
    if (!isSignedIn) appliedHere.forget()
  }
  function takeBack({ key, body }: Waiting) {
    const { answers = [], ...kept } = JSON.parse(body)
    const { applicantName, applicantEmail, applicantPhone, coverLetter } = kept
    const texts = { applicantName, applicantEmail, applicantPhone, coverLetter }
    prefillDraft(draftKey(job), { ...texts, ...writeSaid({ ...kept, answers }) })
    forgetKept()
    void dropWaiting(key)
  }
  if (waiting) {
    const isRefused = waiting.state === 'refused'
    return (
      <section
        className="panel apply-section no-print"
        id="aplicar"
        aria-labelledby="aplicar-titulo"
      >
        <h2 id="aplicar-titulo">{outboxWords.ownApplication}</h2>
        <WaitingWrite
          waiting={waiting}
          onCorrect={isRefused ? () => takeBack(waiting) : undefined}
          onDropped={forgetKept}
          takesFocus={isKeptNow}
        />
      </section>
    )
  }
  function forget() {
    saveCorrection(job.id, null)
    appliedHere.forget()
  }
  return (
    <section
      className={`panel apply-section no-print ${application === undefined ? 'session-loading' : ''}`}
      id="aplicar"
      aria-labelledby={isSent ? undefined : 'aplicar-titulo'}
    >
      {isSent && (
        <ApplicationSent
          companyName={job.companyName}
          email={sendsMail ? guest?.['applicantEmail'] : undefined}
          isSignedIn={isSignedIn}
          onCorrect={correct}
        />
      )}
      {!isSent && isRemembered && (
        <Suspense>
          <GuestApplied sendsMail={sendsMail} onAgain={appliedHere.applyAgain} onForget={forget} />
        </Suspense>
      )}
      {!isSent && !isRemembered && (
        <>
          <h2 id="aplicar-titulo">
            {isSignedIn ? applyWords.applyToThis : applyWords.applyAsGuest}
          </h2>
          <noscript>
            <p className="notice">{applyWords.signedInWithoutScript}</p>
          </noscript>
          {user ? (
            <SignedInForm
              job={job}
              questions={questions}
              user={user}
              onSent={() => setSent(true)}
              onKept={rememberKept}
            />
          ) : (
            <GuestForm
              job={job}
              questions={questions}
              dataController={dataController}
              sent={sent}
              corrected={guest}
              onSent={keepGuest}
              onKept={rememberKept}
            />
          )}
        </>
      )}
    </section>
  )
}

function CandidateAccountRequired() {
  return (
    <section className="panel apply-section no-print">
      <p>{applyWords.notAsEmployer}</p>
    </section>
  )
}

interface ApplicationSentProps {
  companyName: string
  /** The address of a guest to which the link was sent; undefined for an account, or when the board sends no e-mails. */
  email: string | undefined
  isSignedIn: boolean
  onCorrect(): void
}

/** Replaces the form once the application was accepted. */
function ApplicationSent({ companyName, email, isSignedIn, onCorrect }: ApplicationSentProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="stack">
      <h2 ref={title} tabIndex={-1}>
        {applyWords.sent}
      </h2>
      <p>
        {applyWords.sentTo(companyName)}
        {isSignedIn && (
          <>
            {applyWords.followBefore}
            <a href={speech.path('/applications')}>{applyWords.followLink}</a>.
          </>
        )}
        {email && (
          <>
            {applyWords.wroteBefore}
            <b className="address" translate="no">
              {email}
            </b>
            {applyWords.wroteAfter}
          </>
        )}
      </p>
      {email && (
        <p>
          {applyWords.notYourEmail}{' '}
          <button className="button quiet slim" type="button" onClick={onCorrect}>
            {applyWords.correctIt}
          </button>
        </p>
      )}
      <p>
        <a href={loadResultsUrl()}>{applyWords.moreJobs}</a>
      </p>
    </div>
  )
}
