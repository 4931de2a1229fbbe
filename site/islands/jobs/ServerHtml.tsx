import type { ReactNode } from 'react'

interface Props {
  className: string
  /** Only on the server; the browser keeps what it rendered, and loads no code for it. */
  children: ReactNode
}

export function ServerHtml({ className, children }: Props) {
  if (children) return <div className={className}>{children}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is constant and empty
  return <div className={className} dangerouslySetInnerHTML={kept} suppressHydrationWarning />
}

/** With this property React hydrates an element without comparing or replacing its content. */
const kept = { __html: '' }
