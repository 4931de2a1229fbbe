import { Suspense } from 'react'
import { Dialog } from '#site/ui/Dialog.tsx'
import { longDate } from '#site/lib/formats.ts'
import { lazyWithRetry } from '#site/ui/lazy-with-retry.tsx'
import { ApplicantContact } from './ApplicantContact.tsx'
import { ApplicantProfile } from './ApplicantProfile.tsx'
import { StatusTag } from './ApplicationCells.tsx'
import { type ApplicationResponse, jobTitleOf } from './list-url.ts'
import { ApplicationActions } from './ApplicationActions.tsx'

/** Comes, with its validator, when details are opened. */
const StatusForm = lazyWithRetry(async () => (await import('./StatusForm.tsx')).StatusForm)

interface Props {
  application: ApplicationResponse
  isEmployer: boolean
  onChanged(changed: ApplicationResponse): void
  onClose(): void
}

/** All fields of one application, with contact and actions. */
export function ApplicationDetails({ application, isEmployer, onChanged, onClose }: Props) {
  const { companyName, appliedAt, applicantName, applicantProfileId, coverLetter } = application
  return (
    <Dialog title={isEmployer ? applicantName : jobTitleOf(application)} onClose={onClose}>
      <dl className="facts application">
        {isEmployer && (
          <div>
            <dt>Puesto</dt>
            <dd>{jobTitleOf(application)}</dd>
          </div>
        )}
        <div>
          <dt>Empresa</dt>
          <dd>{companyName ?? 'No disponible'}</dd>
        </div>
        <div>
          <dt>Fecha</dt>
          <dd>
            <time dateTime={appliedAt}>{longDate(appliedAt)}</time>
          </dd>
        </div>
        <div>
          <dt>Estado</dt>
          <dd>
            <StatusTag application={application} isEmployer={isEmployer} />
          </dd>
        </div>
      </dl>
      {isEmployer && <ApplicantContact application={application} />}
      <h3>Motivos para aplicar</h3>
      <p className="text">{coverLetter}</p>
      {isEmployer && applicantProfileId && <ApplicantProfile id={applicantProfileId} />}
      {isEmployer && (
        <Suspense>
          <StatusForm application={application} onDone={onChanged} />
        </Suspense>
      )}
      <ApplicationActions application={application} isEmployer={isEmployer} />
    </Dialog>
  )
}
