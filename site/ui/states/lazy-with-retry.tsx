import { type ComponentType, useEffect, useState } from 'react'
import { noConnection } from '#site/lib/api.ts'
import { Failure } from './ErrorPanel.tsx'
import { Spinner } from './Spinner.tsx'

/** A part of a page whose script is asked for when the part is first shown. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined

  return function Later(props: Props) {
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
    const title = 'No hemos podido cargar esta parte'
    return <Failure title={title} message={noConnection} onRetry={() => setFailed(false)} />
  }
}
