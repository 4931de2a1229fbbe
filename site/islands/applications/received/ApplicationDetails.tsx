import { Dialog } from '#site/ui/dialogs/Dialog.tsx'
import { FactList } from '#site/ui/FactList.tsx'
import { longDate } from '#services/platform/shared/formats.ts'
import { lazyWithRetry } from '#site/ui/lazy-with-retry.tsx'
import { EarlierLetters } from '../list/EarlierLetters.tsx'
import { StatusTag } from './ApplicationCells.tsx'
import { type ListedApplication, jobTitleOf } from '../list/list-url.ts'
import { PersonBody } from './PersonBody.tsx'
import { ReceivedLinks, SentActions } from './ApplicationActions.tsx'

/** Loaded with its validator when details are opened. */
const AnswerForm = lazyWithRetry(async () => (await import('./AnswerForm.tsx')).AnswerForm)

const WithdrawApplication = lazyWithRetry(
  async () => (await import('../list/WithdrawApplication.tsx')).WithdrawApplication
)

interface Props {
  application: ListedApplication
  isEmployer: boolean
  onChanged(changed: ListedApplication): void
  onClose(): void
}

/** All fields of one application, with contact and actions. */
export function ApplicationDetails({ application, isEmployer, onChanged, onClose }: Props) {
  const { companyName, appliedAt, applicantName } = application
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
    { name: 'Se borra', value: !isEmployer && eraseOn && <LongDate at={eraseOn} /> }
  ]
  return (
    <Dialog title={isEmployer ? applicantName : jobTitleOf(application)} onClose={onClose}>
      <FactList look="facts two" facts={facts} />
      {isEmployer ? (
        <PersonBody application={application} />
      ) : (
        <SentBody application={application} />
      )}
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

/** The applicant's letter, and the employer's last words. */
function SentBody({ application }: Pick<Props, 'application'>) {
  const { coverLetter, earlierLetters, employerWords } = application
  return (
    <>
      {employerWords && (
        <>
          <h3>Lo que te ha escrito la empresa</h3>
          <p className="text">{employerWords}</p>
        </>
      )}
      <h3>Motivos para aplicar</h3>
      <p className="text">{coverLetter}</p>
      <EarlierLetters letters={earlierLetters} />
    </>
  )
}

const LongDate = ({ at }: { at: string }) => <time dateTime={at}>{longDate(at)}</time>
