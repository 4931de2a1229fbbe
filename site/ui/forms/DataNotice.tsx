import type { ReactNode } from 'react'

/** The controller of the data, and its address. */
export interface ControllerContact {
  name: string
  email: string
}

interface Props {
  controller: ControllerContact
  /** Purpose and legal basis; both texts follow a colon. */
  purpose: ReactNode
  /** The storage term. */
  duration: ReactNode
}

/** The notice of a form about its data; the privacy policy has the rest. */
export function DataNotice({ controller: { name, email }, purpose, duration }: Props) {
  return (
    <section className="data-notice" aria-label="Qué pasa con tus datos">
      <dl>
        <NoticeItem title="Responsable">{name}</NoticeItem>
        <NoticeItem title="Para qué">{purpose}</NoticeItem>
        <NoticeItem title="Cuánto tiempo">{duration}</NoticeItem>
        <NoticeItem title="Tus derechos">
          ver, corregir, borrar o llevarte tus datos, limitar su uso y oponerte. Escribe a{' '}
          <a href={`mailto:${email}`}>{email}</a>.
        </NoticeItem>
      </dl>
      <p>
        Los detalles están en la <a href="/privacy">política de privacidad</a>.
      </p>
    </section>
  )
}

function NoticeItem({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt>{title}:</dt> <dd>{children}</dd>
    </div>
  )
}
