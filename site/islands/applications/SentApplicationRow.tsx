import { Cells } from './ApplicationCells.tsx'
import { type Application, titleOf } from './list-url.ts'

export function SentApplication({ application }: { application: Application }) {
  const { jobId, employerId } = application
  const title = titleOf(application)
  return (
    <tr>
      <td data-label="Puesto">
        <a href={`/jobs/${jobId}`}>{title}</a>
      </td>
      <Cells application={application} />
      <td data-label="Acciones">
        <span className="row">
          <a className="button secondary slim" href={`/messages?con=${employerId}`}>
            Escribir a la empresa
            <span className="unseen">{` sobre «${title}»`}</span>
          </a>
        </span>
      </td>
    </tr>
  )
}
