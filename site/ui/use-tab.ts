import { useEffect, useState } from 'react'

/** The selected tab, which the address names as `?tab=`, so that Back returns to it. */
export function useTab(ids: readonly string[]) {
  const [first = ''] = ids
  const [selected, setSelected] = useState(first)
  useEffect(() => {
    const read = () => {
      const named = new URLSearchParams(location.search).get('tab')
      setSelected(named && ids.includes(named) ? named : first)
    }
    read()
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [ids, first])
  function select(id: string) {
    if (id === selected) return
    const address = new URL(location.href)
    if (id === first) address.searchParams.delete('tab')
    else address.searchParams.set('tab', id)
    history.pushState(history.state, '', address)
    setSelected(id)
  }
  return { selected, select }
}
