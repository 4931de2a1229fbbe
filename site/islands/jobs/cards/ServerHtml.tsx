import type { FormEventHandler, ReactNode } from 'react'

interface Props {
  className: string
  /** Rendered by the server only; the browser keeps the HTML, and loads no code for it. */
  children: ReactNode
  /** Handler of a form within the HTML. */
  onSubmit?: FormEventHandler
}

export function ServerHtml({ className, children, onSubmit }: Props) {
  if (children) return <div className={className}>{children}</div>
  return (
    <div
      className={className}
      onSubmit={onSubmit}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is constant and empty
      dangerouslySetInnerHTML={kept}
      suppressHydrationWarning
    />
  )
}

/** With this property React hydrates an element without comparing or replacing its content. */
const kept = { __html: '' }
