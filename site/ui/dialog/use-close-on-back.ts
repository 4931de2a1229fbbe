import { useEffect, useEffectEvent } from 'react'

const mark = 'dialogo'

/** Back closes what is open instead of leaving the page. */
export function useBackCloses(onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const back = () => close()
    history.pushState({ ...history.state, [mark]: true }, '')
    addEventListener('popstate', back)
    return () => {
      removeEventListener('popstate', back)
      if (history.state?.[mark]) history.back()
    }
  }, [])
}
