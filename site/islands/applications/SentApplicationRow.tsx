import { conversationUrl } from '#site/islands/messages/conversations.ts'
import { ApplicationCells } from './ApplicationCells.tsx'
import { type ListedApplication, employerGone, jobTitleOf } from './list-url.ts'

export function SentApplicationRow({ application }: { application: ListedApplication }) {
  const { jobId, employerId, isJobWithdrawn, isEmployerDeleted } = application
  const title = jobTitleOf(application)
  return (
    <tr>
      <td data-label="Puesto">{isJobWithdrawn ? title : <a href={`/jobs/${jobId}`}>{title}</a>}</td>
      <ApplicationCells application={application} />
      <td data-label="Acciones">
        <span className="row">
          {isEmployerDeleted ? (
            <span className="muted">{employerGone}</span>
          ) : (
            <a className="button secondary slim" href={conversationUrl(employerId)}>
              Escribir a la empresa
              <span className="visually-hidden">{` sobre «${title}»`}</span>
            </a>
          )}
        </span>
      </td>
    </tr>
  )
}
