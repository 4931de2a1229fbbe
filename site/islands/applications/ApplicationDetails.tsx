import { Dialog } from '#site/ui/Dialog.tsx'
import { longDate } from '#site/lib/formats.ts'
import { ApplicantContact } from './ApplicantContact.tsx'
import { StatusTag } from './ApplicationCells.tsx'
import { type ApplicationResponse, jobTitleOf } from './list-url.ts'
import { ApplicationActions } from './ApplicationActions.tsx'

interface Props {
  application: ApplicationResponse
  isEmployer: boolean
  onClose(): void
}

/** All fields of one application, with contact and actions. */
export function ApplicationDetails({ application, isEmployer, onClose }: Props) {
  const { companyName, appliedAt, applicantName, coverLetter } = application
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
      <ApplicationActions application={application} isEmployer={isEmployer} />
    </Dialog>
  )
}
