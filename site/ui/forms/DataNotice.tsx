import type { ReactNode } from 'react'

/** Who keeps the data, and where to write. */
export interface ControllerContact {
  name: string
  email: string
}

interface Props {
  controller: ControllerContact
  /** Why the data is kept, and on which legal basis; both texts follow a colon. */
  purpose: ReactNode
  /** Until when it is kept. */
  duration: ReactNode
}

/** What a form says about the data that it asks for; the privacy policy says the rest. */
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
