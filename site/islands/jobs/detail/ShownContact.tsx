import type { ComponentProps, ReactNode } from 'react'
import { ContactLinks, contactHrefs } from './ContactLinks.tsx'

/** In place of the buttons of which one was pressed, whose focus it takes. */
export function shownContact(props: ComponentProps<typeof ContactLinks>): ReactNode {
  return (
    <section className="shown-contact" aria-label="Contacto" tabIndex={-1} ref={takeFocus}>
      <ContactLinks {...props} />
    </section>
  )
}

/** Where the pressed button leads. */
export function hrefOf(
  via: string | undefined,
  props: ComponentProps<typeof ContactLinks>
): string | undefined {
  const { call, chat, write } = contactHrefs(props)
  return { telefono: call, whatsapp: chat, correo: write }[via ?? '']
}

const takeFocus = (element: HTMLElement | null) => element?.focus()
