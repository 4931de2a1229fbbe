import { type FormEventHandler, type ReactNode, useState } from 'react'

interface Props {
  className: string
  /** Names it among those of the page. */
  part: string
  /** Rendered by the server only; the browser keeps the HTML, and loads no code for it. */
  children: ReactNode
  /** Handler of a form within the HTML. */
  onSubmit?: FormEventHandler
}

/** A section, as those around the employer: the reader views of browsers drop a `div` with little text. */
export function ServerHtml({ className, part, children, onSubmit }: Props) {
  const [kept] = useState(() => ({ __html: children ? '' : readPart(part) }))
  if (children)
    return (
      <section className={className} data-part={part}>
        {children}
      </section>
    )
  return (
    <section
      className={className}
      data-part={part}
      onSubmit={onSubmit}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what the server sent
      dangerouslySetInnerHTML={kept}
      suppressHydrationWarning
    />
  )
}

/** By part, as the server sent it. */
const sent = new Map<string, string>()

/** React leaves it alone, unless something has changed the page before it, or it is shown again: then React renders it anew. */
function readPart(part: string): string {
  const html = sent.get(part) ?? document.querySelector(`[data-part="${part}"]`)?.innerHTML ?? ''
  sent.set(part, html)
  return html
}
