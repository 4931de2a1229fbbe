import { lazy, Suspense, useState } from 'react'
import type { DataController, PlainFormData } from '#services/pages/contract.ts'
import type { ApplicationResponse, JobResponse } from '#site/lib/api.ts'
import type { SessionState } from '#site/stores/session.ts'
import { ApplicationSent } from './ApplicationSent.tsx'
import { GuestForm } from './GuestForm.tsx'
import { SignedInForm } from './SignedInForm.tsx'

interface Props {
  job: Pick<JobResponse, 'id' | 'companyName'>
  session: SessionState
  dataController: DataController
  sent: PlainFormData | undefined
  /** Undefined until it is known whether the visitor has applied. */
  application: ApplicationResponse | null | undefined
}

/** Loaded on demand: few visitors have applied. */
const AlreadyApplied = lazy(async () => ({
  default: (await import('./AlreadyApplied.tsx')).AlreadyApplied
}))

/** The form for applying, as a user or as a guest. */
export function ApplicationSection({ job, session, dataController, sent, application }: Props) {
  const [isSent, setSent] = useState(false)
  const user = session.state === 'user' ? session.user : undefined
  const isSignedIn = user !== undefined
  if (user?.userType === 'employer') return <CandidateAccountRequired />
  if (application) {
    return (
      <Suspense>
        <AlreadyApplied application={application} companyName={job.companyName} />
      </Suspense>
    )
  }
  const onSent = () => setSent(true)
  return (
    <section
      className={`panel apply-section ${application === undefined ? 'session-loading' : ''}`}
      id="aplicar"
      aria-labelledby={isSent ? undefined : 'aplicar-titulo'}
    >
      {isSent ? (
        <ApplicationSent companyName={job.companyName} isSignedIn={isSignedIn} />
      ) : (
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
            <SignedInForm job={job} user={user} onSent={onSent} />
          ) : (
            <GuestForm job={job} dataController={dataController} sent={sent} onSent={onSent} />
          )}
        </>
      )}
    </section>
  )
}

function CandidateAccountRequired() {
  return (
    <section className="panel apply-section no-print">
      <p>Con una cuenta de empresa no se puede aplicar.</p>
    </section>
  )
}
