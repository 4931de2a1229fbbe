import { conversationUrl } from '#site/islands/messages/conversations.ts'
import { ApplicationCells, UnseenDot } from './ApplicationCells.tsx'
import { type ListedApplication, jobTitleOf } from './list-url.ts'

interface Props {
  application: ListedApplication
  onShow(application: ListedApplication): void
}

export function SentApplicationRow({ application, onShow }: Props) {
  const { jobId, employerId, isJobWithdrawn, isEmployerDeleted, isUnseen, status } = application
  const title = jobTitleOf(application)
  return (
    <tr>
      <td className="title" data-label="Puesto">
        <b>
          {isUnseen && <UnseenDot />}
          {isJobWithdrawn ? title : <a href={`/jobs/${jobId}`}>{title}</a>}
        </b>
      </td>
      <ApplicationCells application={application} />
      <td className="do" data-label="Acciones">
        <span className="row">
          <button
            className="button secondary slim"
            type="button"
            aria-label={`Ver detalles de la aplicación a ${title}`}
            onClick={() => onShow(application)}
          >
            Ver detalles
          </button>
          {status === 'approved' && !isEmployerDeleted && (
            <a className="button primary slim" href={conversationUrl(employerId)}>
              Contestar<span className="visually-hidden">{` sobre «${title}»`}</span>
            </a>
          )}
        </span>
      </td>
    </tr>
  )
}
