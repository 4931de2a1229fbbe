import type { ComponentProps, ReactNode } from 'react'
import { ContactLinks, contactHrefs } from './ContactLinks.tsx'
import { jobWords } from '#services/words/words.ts'

/** Replaces the buttons, and takes the focus of the one that was pressed. */
export function shownContact(props: ComponentProps<typeof ContactLinks>): ReactNode {
  return (
    <section
      className="stack gap-3 shown-contact"
      aria-label={jobWords.contact}
      tabIndex={-1}
      ref={takeFocus}
    >
      <ContactLinks {...props} />
    </section>
  )
}

/** The target of the pressed button. */
export function hrefOf(
  via: string | undefined,
  props: ComponentProps<typeof ContactLinks>
): string | undefined {
  const hrefs: Record<string, string | undefined> = contactHrefs(props)
  return hrefs[via ?? '']
}

const takeFocus = (element: HTMLElement | null) => element?.focus()
