import type { ReactNode } from 'react'
import { ServerHtml } from './ServerHtml.tsx'
import { useJobContact } from './use-job-contact.ts'

interface Props {
  id: string
  title: string
  mayApply: boolean
  /** Who published it needs neither its contact nor a report. */
  isOwner: boolean
  /** Only on the server. */
  ways: ReactNode
  links: ReactNode
}

/** How to reach the employer, and what else to do with the job. */
export function JobContact({ id, title, mayApply, isOwner, ways, links }: Props) {
  const { shown, failure, show } = useJobContact(id, title)
  return (
    <aside className={isOwner ? 'job-side own' : 'job-side'} aria-labelledby="contacto">
      <div className="panel job-contact" id="acciones">
        {mayApply && (
          <a className="button primary apply no-print" href="#aplicar">
            Aplicar
          </a>
        )}
        <h2 className="visually-hidden" id="contacto">
          Contacto
        </h2>
        {!isOwner &&
          (shown ?? (
            <ServerHtml className="contact-ways" onSubmit={show}>
              {ways}
            </ServerHtml>
          ))}
        {failure && (
          <p className="notice warning" role="alert">
            {failure}
          </p>
        )}
        <ServerHtml className="contact-ways">{links}</ServerHtml>
      </div>
      {!isOwner && (
        <p className="small muted">
          <b>Nunca pagues por una oferta.</b> Quien ofrece trabajo de verdad no pide dinero ni datos
          del banco antes de contratarte.{' '}
          <a href={`/denunciar?tipo=job&id=${id}`} rel="nofollow">
            Denunciar este anuncio
          </a>
        </p>
      )}
    </aside>
  )
}
