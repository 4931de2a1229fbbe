import type { ReactNode } from 'react'
import { ServerHtml } from './ServerHtml.tsx'
import { ShareButton } from './ShareButton.tsx'

interface Props {
  id: string
  title: string
  /** What is shared: with its address. */
  shareText: string
  mayApply: boolean
  /** Only on the server. */
  ways: ReactNode
}

/** How to reach the employer, and what else to do with the job. */
export function JobContact({ id, title, shareText, mayApply, ways }: Props) {
  return (
    <aside className="job-side" aria-labelledby="contacto">
      <div className="panel job-contact">
        {mayApply && (
          <a className="button primary wide-only" href="#aplicar">
            Aplicar
          </a>
        )}
        <ServerHtml className="contact-ways">{ways}</ServerHtml>
        <ShareButton title={title} text={shareText} />
      </div>
      <p className="small muted">
        <b>Nunca pagues por una oferta.</b> Quien ofrece trabajo de verdad no pide dinero ni datos
        del banco antes de contratarte.{' '}
        <a href={`/denunciar?tipo=job&id=${id}`} rel="nofollow">
          Denunciar este anuncio
        </a>
      </p>
    </aside>
  )
}
