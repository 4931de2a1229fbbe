import { ownWords } from '#site/ui/own-words.ts'
import { ListTable } from '#site/ui/ListTable.tsx'
import { applicationColumns, ApplicationCells, UnseenDot } from './ApplicationCells.tsx'
import { type ListedApplication, jobTitleOf } from '../list/list-url.ts'
import { applicationWords } from '#services/words/words.ts'

interface Props extends Omit<ApplicationRowProps, 'application'> {
  /** Undefined while loading. */
  applications: ListedApplication[] | undefined
  isBusy: boolean
}

export function ApplicationTable({ applications, isBusy, ...rest }: Props) {
  const caption = rest.isEmployer ? applicationWords.received : applicationWords.sent
  return (
    <ListTable caption={caption} columns={applicationColumns} rows={applications} isBusy={isBusy}>
      {application => <ApplicationRow key={application.id} application={application} {...rest} />}
    </ListTable>
  )
}

interface ApplicationRowProps {
  application: ListedApplication
  isEmployer: boolean
  onShow(application: ListedApplication): void
  /** For employers. */
  onChangeStatus?: (application: ListedApplication) => void
}

/** Employers read who applied first. */
function ApplicationRow({ application, isEmployer, onShow, onChangeStatus }: ApplicationRowProps) {
  const { applicantName, isUnseen } = application
  const title = jobTitleOf(application)
  return (
    <tr>
      <td className="title" data-label={applicationWords.job}>
        <b>
          {isUnseen && <UnseenDot />}
          {isEmployer ? (
            <span translate="no" dir="auto">
              {applicantName}
            </span>
          ) : (
            <span {...(application.jobTitle ? ownWords : {})}>{title}</span>
          )}
        </b>
        {isEmployer && (
          <span className="muted small block" dir="auto">
            {title}
          </span>
        )}
      </td>
      <ApplicationCells application={application} isEmployer={isEmployer} />
      <td className="do" data-label={applicationWords.actions}>
        <span className="row gap-2">
          <button
            className="button secondary slim"
            type="button"
            aria-label={
              isEmployer
                ? applicationWords.seeDetailsFrom(applicantName)
                : applicationWords.seeDetailsOf(title)
            }
            onClick={() => onShow(application)}
          >
            {applicationWords.seeDetails}
          </button>
          {onChangeStatus && (
            <button
              className="button secondary slim"
              type="button"
              aria-label={applicationWords.changeStatusFrom(applicantName)}
              onClick={() => onChangeStatus(application)}
            >
              {applicationWords.changeStatus}
            </button>
          )}
        </span>
      </td>
    </tr>
  )
}
