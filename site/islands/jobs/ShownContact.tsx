import type { ComponentProps, ReactNode } from 'react'
import { ContactLinks } from './ContactLinks.tsx'

/** In place of the button that was pressed, whose focus it takes. */
export function shownContact(props: ComponentProps<typeof ContactLinks>): ReactNode {
  return (
    <section className="shown-contact" aria-label="Contacto" tabIndex={-1} ref={takeFocus}>
      <ContactLinks {...props} />
    </section>
  )
}

const takeFocus = (element: HTMLElement | null) => element?.focus()
