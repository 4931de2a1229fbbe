import { lazy, Suspense, useEffect, useState } from 'react'
import type { DataController, PlainFormData } from '#services/pages/contract.ts'
import type { JobResponse } from '#site/lib/api.ts'
import type { SessionState } from '#site/stores/session.ts'
import type { FormValues } from '#site/ui/form-schema.ts'
import { findAppliedHere, forgetAppliedHere, rememberAppliedHere } from './applied-here.ts'
import { ApplicationSent } from './ApplicationSent.tsx'
import { GuestForm } from './GuestForm.tsx'
import { SignedInForm } from './SignedInForm.tsx'

interface Props {
  job: Pick<JobResponse, 'id' | 'companyName'>
  session: SessionState
  dataController: DataController
  sendsMail: boolean
  sent: PlainFormData | undefined
  /** Undefined until it is known that the visitor has not applied. */
  application: null | undefined
}

/** Loaded on demand: few visitors have applied. */
const AppliedHere = lazy(async () => ({
  default: (await import('./AppliedHere.tsx')).AppliedHere
}))

/** The form for applying, as a user or as a guest. */
export function ApplicationSection({
  job,
  session,
  dataController,
  sendsMail,
  sent,
  application
}: Props) {
  const [isSent, setSent] = useState(false)
  const [guest, setGuest] = useState<FormValues>()
  const [appliedHere, setAppliedHere] = useAppliedHere(job.id)
  const user = session.state === 'user' ? session.user : undefined
  const isSignedIn = user !== undefined
  if (user?.userType === 'employer') return <CandidateAccountRequired />
  const isRemembered = appliedHere !== undefined && !isSignedIn && !guest && !sent
  const applyAgain = () => setAppliedHere(undefined)
  function keepGuest(values: FormValues) {
    rememberAppliedHere(job.id, new Date())
    setGuest(values)
    setSent(true)
  }
  return (
    <section
      className={`panel apply-section ${application === undefined ? 'session-loading' : ''}`}
      id="aplicar"
      aria-labelledby={isSent ? undefined : 'aplicar-titulo'}
    >
      {isSent && (
        <ApplicationSent
          companyName={job.companyName}
          email={sendsMail ? guest?.['applicantEmail'] : undefined}
          isSignedIn={isSignedIn}
          onCorrect={() => setSent(false)}
        />
      )}
      {!isSent && isRemembered && (
        <Suspense>
          <AppliedHere
            appliedAt={appliedHere}
            sendsMail={sendsMail}
            onAgain={applyAgain}
            onForget={() => {
              forgetAppliedHere(job.id)
              applyAgain()
            }}
          />
        </Suspense>
      )}
      {!isSent && !isRemembered && (
        <>
          <h2 id="aplicar-titulo">
            {isSignedIn ? 'Aplica a este empleo' : 'Aplica sin registrarte'}
          </h2>
          <noscript>
            <p className="notice">
              ¿Has iniciado sesión? Escribe solo los motivos: lo demás lo tomamos de tu cuenta.
            </p>
          </noscript>
          {user ? (
            <SignedInForm job={job} user={user} onSent={() => setSent(true)} />
          ) : (
            <GuestForm
              job={job}
              dataController={dataController}
              sent={sent}
              corrected={guest}
              onSent={keepGuest}
            />
          )}
        </>
      )}
    </section>
  )
}

/** The instant of the last application that a guest sent from this browser. */
function useAppliedHere(jobId: string) {
  const [appliedAt, setAppliedAt] = useState<string>()
  useEffect(() => setAppliedAt(findAppliedHere(jobId)), [jobId])
  return [appliedAt, setAppliedAt] as const
}

function CandidateAccountRequired() {
  return (
    <section className="panel apply-section no-print">
      <p>Con una cuenta de empresa no se puede aplicar.</p>
    </section>
  )
}
