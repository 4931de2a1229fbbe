import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CandidateListSearch, CandidateListData } from '#services/pages/page-data.ts'
import { answerOf, api, sentenceOf } from '#site/lib/api.ts'
import { useTypedEarly } from '#site/ui/form/use-pre-hydration-input.ts'
import { toast } from '#site/ui/toasts/toast.ts'
import { candidatesPath, filterId } from './candidates-url.ts'
import { matches } from './client-filter.ts'

/** Milliseconds after the last key. */
const pause = 250

/** Filters what is loaded at once, and asks the server when there may be more. */
export function useCandidates(data: CandidateListData) {
  const [loaded, setLoaded] = useState(data)
  const [typed, setTyped] = useState(data.search)
  const [isLoading, setLoading] = useState(false)
  const [error, setError] = useState<string>()
  const latest = useRef(0)
  const { text, location: place } = typed
  useTypedEarly({ text, location: place }, filterId, early => setTyped({ ...typed, ...early }))
  const isAnswer = isSame(typed, loaded.search)
  const mustAsk = !isAnswer && !isWhole(loaded)

  async function ask(search: CandidateListSearch) {
    const nth = ++latest.current
    setLoading(true)
    setError(undefined)
    try {
      const { text, location, page } = search
      const query = { text, location, page: String(page), limit: String(data.perPage) }
      const found = await answerOf(api['candidate-profiles'].$get({ query }))
      if (nth === latest.current) setLoaded({ ...data, search, found })
    } catch (failure) {
      if (nth !== latest.current) return
      setError(sentenceOf(failure))
      tellFailure()
    }
    if (nth === latest.current) setLoading(false)
  }

  const settle = useEffectEvent((search: CandidateListSearch) => {
    history.replaceState(history.state, '', keepingOthers(candidatesPath(search)))
    if (mustAsk) ask(search)
    else forget()
  })

  /** What is still on its way answers a question that nobody asks any more. */
  function forget() {
    latest.current++
    setLoading(false)
  }

  useEffect(() => {
    if (typed === data.search) return
    const timer = setTimeout(() => settle(typed), pause)
    return () => clearTimeout(timer)
  }, [typed, data.search])

  const { profiles, meta } = loaded.found
  const shown = isAnswer ? profiles : profiles.filter(profile => matches(profile, typed))
  const total = isAnswer || isWhole(loaded) ? meta.totalProfiles : shown.length
  const pages = isAnswer ? meta.totalPages : 1
  const isComing = error === undefined && (isLoading || mustAsk)
  return {
    typed,
    type: setTyped,
    shown,
    total,
    pages,
    isLoading: isComing,
    error,
    ask: () => ask(typed)
  }
}

function isSame(one: CandidateListSearch, other: CandidateListSearch): boolean {
  const same = (a: string, b: string) => a.trim() === b.trim()
  return same(one.text, other.text) && same(one.location, other.location) && one.page === other.page
}

/** Everybody is here: the server knows nobody else. */
function isWhole({ search: { text, location }, found }: CandidateListData): boolean {
  return !text && !location && found.meta.totalPages <= 1
}

/** The tab stays in the address. */
function keepingOthers(path: string): string {
  const address = new URL(path, location.origin)
  const tab = new URLSearchParams(location.search).get('tab')
  if (tab) address.searchParams.set('tab', tab)
  return address.pathname + address.search
}

function tellFailure(): void {
  const description = 'No se pudieron cargar los perfiles de candidatos'
  toast({ title: 'Error', description, variant: 'destructive' })
}
