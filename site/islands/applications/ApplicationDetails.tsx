import { Dialog } from '#site/ui/Dialog.tsx'
import { FactList } from '#site/ui/FactList.tsx'
import { longDate } from '#site/lib/formats.ts'
import { lazyWithRetry } from '#site/ui/lazy-with-retry.tsx'
import { ApplicantContact } from './ApplicantContact.tsx'
import { ApplicantProfile } from './ApplicantProfile.tsx'
import { EarlierLetters } from './EarlierLetters.tsx'
import { StatusTag } from './ApplicationCells.tsx'
import { type ListedApplication, jobTitleOf } from './list-url.ts'
import { ReceivedLinks, SentActions } from './ApplicationActions.tsx'

/** Comes, with its validator, when details are opened. */
const AnswerForm = lazyWithRetry(async () => (await import('./AnswerForm.tsx')).AnswerForm)

const WithdrawApplication = lazyWithRetry(
  async () => (await import('./WithdrawApplication.tsx')).WithdrawApplication
)

interface Props {
  application: ListedApplication
  isEmployer: boolean
  onChanged(changed: ListedApplication): void
  onClose(): void
}

/** All fields of one application, with contact and actions. */
export function ApplicationDetails({ application, isEmployer, onChanged, onClose }: Props) {
  const { companyName, appliedAt, applicantName, applicantProfileId, coverLetter } = application
  const { status, statusChangedAt, withdrawnAt, eraseOn } = application
  const answeredAt = status === 'pending' ? null : statusChangedAt
  const facts = [
    { name: 'Puesto', value: isEmployer && jobTitleOf(application) },
    { name: 'Empresa', value: companyName ?? 'No disponible' },
    { name: 'Fecha', value: <LongDate at={appliedAt} /> },
    {
      name: 'Estado',
      value: <StatusTag application={application} isEmployer={isEmployer} />
    },
    { name: 'Respondida', value: answeredAt && <LongDate at={answeredAt} /> },
    { name: 'Retirada', value: withdrawnAt && <LongDate at={withdrawnAt} /> },
    { name: 'Se borra', value: eraseOn && <LongDate at={eraseOn} /> }
  ]
  return (
    <Dialog title={isEmployer ? applicantName : jobTitleOf(application)} onClose={onClose}>
      <FactList look="facts application" facts={facts} />
      {isEmployer && <ApplicantContact application={application} />}
      <h3>Motivos para aplicar</h3>
      <p className="text">{coverLetter}</p>
      <EarlierLetters letters={application.earlierLetters} />
      {isEmployer && applicantProfileId && <ApplicantProfile id={applicantProfileId} />}
      {isEmployer ? (
        <AnswerForm application={application} onDone={onChanged}>
          <ReceivedLinks application={application} />
        </AnswerForm>
      ) : (
        <SentActions application={application}>
          {!withdrawnAt && <WithdrawApplication application={application} onDone={onChanged} />}
        </SentActions>
      )}
    </Dialog>
  )
}

const LongDate = ({ at }: { at: string }) => <time dateTime={at}>{longDate(at)}</time>
