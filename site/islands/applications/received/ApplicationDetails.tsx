import { ownWords } from '#site/ui/own-words.ts'
import { Dialog } from '#site/ui/dialogs/Dialog.tsx'
import { FactList } from '#site/ui/FactList.tsx'
import { longDate } from '#services/platform/shared/formats.ts'
import { lazyWithRetry } from '#site/ui/feedback/lazy-with-retry.tsx'
import { ownAnswers } from '#services/applications/shared/own-answers.ts'
import { EarlierCoverLetters } from '../list/EarlierCoverLetters.tsx'
import { StatusTag } from './ApplicationCells.tsx'
import { type ListedApplication, jobTitleOf } from '../list/list-url.ts'
import { SentCourse } from '../list/SentCourse.tsx'
import { PersonBody } from './PersonBody.tsx'
import { ReceivedLinks, SentActions } from './ApplicationActions.tsx'
import { applicationWords } from '#services/words/words.ts'

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
    { name: applicationWords.job, value: isEmployer && jobTitleOf(application) },
    {
      name: applicationWords.company,
      value: companyName ? (
        <span translate="no" {...ownWords}>
          {companyName}
        </span>
      ) : (
        applicationWords.notAvailable
      )
    },
    { name: applicationWords.date, value: isEmployer && <LongDate at={appliedAt} /> },
    {
      name: applicationWords.status,
      value: <StatusTag application={application} isEmployer={isEmployer} />
    },
    {
      name: applicationWords.answeredOn,
      value: isEmployer && answeredAt && <LongDate at={answeredAt} />
    },
    { name: applicationWords.withdrawnOn, value: withdrawnAt && <LongDate at={withdrawnAt} /> },
    { name: applicationWords.erasedOn, value: !isEmployer && eraseOn && <LongDate at={eraseOn} /> }
  ]
  return (
    <Dialog
      title={
        isEmployer ? (
          applicantName
        ) : (
          <span {...(application.jobTitle ? ownWords : {})}>{jobTitleOf(application)}</span>
        )
      }
      onClose={onClose}
    >
      {!isEmployer && <SentCourse application={application} onChanged={onChanged} />}
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

/** The applicant's cover letter and answers, and the employer's last words. */
function SentBody({ application }: Pick<Props, 'application'>) {
  const { coverLetter, earlierLetters, employerWords } = application
  return (
    <>
      {employerWords && (
        <>
          <h3>{applicationWords.employerWords}</h3>
          <p className="text" {...ownWords}>
            {employerWords}
          </p>
        </>
      )}
      <h3>{applicationWords.coverLetter}</h3>
      <p className="text" dir="auto">
        {coverLetter}
      </p>
      <FactList look="facts two" facts={ownAnswers(application)} />
      <EarlierCoverLetters letters={earlierLetters} />
    </>
  )
}

const LongDate = ({ at }: { at: string }) => <time dateTime={at}>{longDate(at)}</time>
