import { useEffect, useEffectEvent } from 'react'

const historyKey = 'dialogo'

const openDialogs = (): number => Number(history.state?.[historyKey] ?? 0)

/** Back closes the topmost open layer instead of leaving the page. */
export function useCloseOnBack(onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const depth = openDialogs() + 1
    const back = () => openDialogs() < depth && close()
    history.pushState({ ...history.state, [historyKey]: depth }, '')
    addEventListener('popstate', back)
    return () => {
      removeEventListener('popstate', back)
      if (openDialogs() === depth) history.back()
    }
  }, [])
}
