import { useEffect, useEffectEvent } from 'react'

const historyKey = 'dialogo'

/** Back closes what is open instead of leaving the page. */
export function useCloseOnBack(onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const back = () => close()
    history.pushState({ ...history.state, [historyKey]: true }, '')
    addEventListener('popstate', back)
    return () => {
      removeEventListener('popstate', back)
      if (history.state?.[historyKey]) history.back()
    }
  }, [])
}
