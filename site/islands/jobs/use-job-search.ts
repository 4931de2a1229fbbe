import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { jobsPerPage } from '#services/jobs/contract.ts'
import { answerOf, api } from '#site/lib/api.ts'
import { readSearch, type SearchState, searchPath, writeSearch } from '#site/lib/search-state.ts'
import type { JobSearchData } from './data.ts'

/** The search that the address names: typing changes nothing, going somewhere changes all. */
export function useJobSearch(data: JobSearchData) {
  const [view, setView] = useState(data)
  const [state, setState] = useState<'ready' | 'loading'>('ready')
  const [error, setError] = useState<string>()
  const latest = useRef(0)

  async function load(search: SearchState) {
    const nth = ++latest.current
    setState('loading')
    setError(undefined)
    try {
      const query = { page: '1', limit: String(jobsPerPage), ...writeSearch(search) }
      const found = await answerOf(api.jobs.$get({ query }))
      if (nth === latest.current) setView({ search, found, now: Date.now() })
    } catch (failure) {
      if (nth !== latest.current) return
      setView(before => ({ ...before, search }))
      setError(failure instanceof Error ? failure.message : 'Error desconocido')
    }
    setState('ready')
  }

  function go(search: SearchState) {
    history.pushState(null, '', searchPath(search))
    load(search)
  }

  const back = useEffectEvent(() => {
    load(readSearch(new URLSearchParams(location.search)))
  })

  useEffect(() => {
    const listener = () => back()
    addEventListener('popstate', listener)
    return () => removeEventListener('popstate', listener)
  }, [])

  useEffect(() => {
    const timer = setInterval(() => setView(before => ({ ...before, now: Date.now() })), 60_000)
    return () => clearInterval(timer)
  }, [])

  return { ...view, state, error, go }
}
