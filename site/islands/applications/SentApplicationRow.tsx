import { ApplicationCells } from './ApplicationCells.tsx'
import { type ApplicationResponse, jobTitleOf } from './list-url.ts'

export function SentApplicationRow({ application }: { application: ApplicationResponse }) {
  const { jobId, employerId } = application
  const title = jobTitleOf(application)
  return (
    <tr>
      <td data-label="Puesto">
        <a href={`/jobs/${jobId}`}>{title}</a>
      </td>
      <ApplicationCells application={application} />
      <td data-label="Acciones">
        <span className="row">
          <a className="button secondary slim" href={`/messages?con=${employerId}`}>
            Escribir a la empresa
            <span className="visually-hidden">{` sobre «${title}»`}</span>
          </a>
        </span>
      </td>
    </tr>
  )
}
