import { contactGone } from '#services/jobs/refusals.ts'
import type { JobPageData } from '#services/pages/contract.ts'
import { ContactLinks } from './ContactLinks.tsx'

interface Props {
  job: JobPageData['job']
  contact: JobPageData['contact']
}

/** How to reach the employer, after a press: rendered by the server alone. */
export function ContactWays({ job, contact }: Props) {
  const { id, title } = job
  if (contact === 'gone') return <p className="muted">{contactGone(job)}</p>
  if (contact !== 'on request') return <ContactLinks title={title} {...contact} />
  return (
    <form method="post" action={`/jobs/${id}/contacto#contacto`} className="no-print">
      <button className="button secondary" type="submit">
        Ver teléfono y correo
      </button>
      <p className="small muted">Contamos cuántas veces se ve, no quién lo ve.</p>
    </form>
  )
}
