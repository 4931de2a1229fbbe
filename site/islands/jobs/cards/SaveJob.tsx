import type * as React from 'react'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'save-job': React.HTMLAttributes<HTMLElement> & {
        'data-id': string
        'data-title'?: string | undefined
      }
    }
  }
}

interface Props {
  id: string
  /** For a bookmark without text. */
  title?: string
}

/** The bookmark of a job: an element that `scripts/save-job.ts` fills, empty without a script; React leaves its content alone. */
export function SaveJob({ id, title }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is constant and empty
  return <save-job data-id={id} data-title={title} dangerouslySetInnerHTML={{ __html: '' }} />
}
