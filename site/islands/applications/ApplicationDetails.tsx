import { Dialog } from '#site/ui/dialog/Dialog.tsx'
import { longDate } from '#site/lib/formats.ts'
import { Contact } from './ApplicantContact.tsx'
import { type Application, statusNames, titleOf } from './list-url.ts'
import { Onward } from './ApplicationActions.tsx'

interface Props {
  application: Application
  isEmployer: boolean
  onClose(): void
}

/** Everything about one application: who, for what, why, and how to answer. */
export function Details({ application, isEmployer, onClose }: Props) {
  const { companyName, appliedAt, status, applicantName, coverLetter } = application
  return (
    <Dialog title={isEmployer ? applicantName : titleOf(application)} onClose={onClose}>
      <dl className="facts application">
        {isEmployer && (
          <div>
            <dt>Puesto</dt>
            <dd>{titleOf(application)}</dd>
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
            <span className={`tag ${status}`}>{statusNames[status]}</span>
          </dd>
        </div>
      </dl>
      {isEmployer && <Contact application={application} />}
      <h3>Motivos para aplicar</h3>
      <p className="text">{coverLetter}</p>
      <Onward application={application} isEmployer={isEmployer} />
    </Dialog>
  )
}
