import { type ComponentType, useEffect, useState } from 'react'
import { connectionErrorMessage } from '#site/lib/api.ts'
import { ErrorPanel } from './ErrorPanel.tsx'
import { Spinner } from './Spinner.tsx'
import { formWords } from '#services/words/words.ts'

/** A component whose script is loaded on its first render. */
export function lazyWithRetry<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined

  return function LazyComponent(props: Props) {
    const [Part, setPart] = useState(() => loaded)
    const [hasFailed, setFailed] = useState(false)
    useEffect(() => {
      if (Part || hasFailed) return
      load()
        .then(part => {
          loaded = part
          setPart(() => part)
        })
        .catch(() => setFailed(true))
    }, [Part, hasFailed])
    if (Part) return <Part {...props} />
    if (!hasFailed) return <Spinner />
    return (
      <ErrorPanel
        title={formWords.partFailed}
        message={connectionErrorMessage}
        onRetry={() => setFailed(false)}
      />
    )
  }
}
