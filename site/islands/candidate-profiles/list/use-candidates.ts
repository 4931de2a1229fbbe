import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CandidateListData } from '#services/pages/shared/contract.ts'
import { callApi, apiClient, errorMessage } from '#site/lib/api.ts'
import { formatCount } from '#services/platform/shared/formats.ts'
import { usePreHydrationInput } from '#site/ui/forms/use-pre-hydration-input.ts'
import { toast } from '#site/ui/toasts/toast.ts'
import {
  type CandidateListSearch,
  candidateQuery,
  candidatesPath,
  isFilteredSearch
} from '#services/candidate-profiles/shared/search-url.ts'
import { filterFieldId } from './filter-field-id.ts'
import { matchesFilter } from './client-filter.ts'
import { candidateWords } from '#services/words/words.ts'

/** Milliseconds after the last key press. */
const debounceDelay = 250

/** Filters the loaded profiles at once, and queries the server when there may be more. */
export function useCandidates(data: CandidateListData) {
  const [loaded, setLoaded] = useState(data)
  const [typed, setTyped] = useState(data.search)
  const [isLoading, setLoading] = useState(false)
  const [error, setError] = useState<string>()
  const latest = useRef(0)
  const asked = useRef(data.search)
  const { text, location: place } = typed
  usePreHydrationInput({ text, location: place }, filterFieldId, early =>
    setTyped(now => ({ ...now, ...early }))
  )
  const isAnswer = isSameSearch(typed, loaded.search)
  const { profiles, meta } = loaded.found
  const matching = profiles.filter(profile => matchesFilter(profile, typed))
  // The server also knows synonyms and typing errors.
  const isEnough = isComplete(loaded) && hasSameTerms(typed, loaded.search) && matching.length > 0
  const mustAsk = !isAnswer && !isEnough

  async function ask(search: CandidateListSearch) {
    const requestNumber = ++latest.current
    asked.current = search
    setLoading(true)
    setError(undefined)
    try {
      const page = String(search.page)
      const query = { ...candidateQuery(search), page, limit: String(data.perPage) }
      const found = await callApi(apiClient['candidate-profiles'].$get({ query }))
      if (requestNumber === latest.current) setLoaded({ ...data, search, found })
    } catch (failure) {
      if (requestNumber !== latest.current) return
      setError(errorMessage(failure))
      showLoadError()
    }
    if (requestNumber === latest.current) setLoading(false)
  }

  const settle = useEffectEvent((search: CandidateListSearch) => {
    history.replaceState(history.state, '', keepTabParam(candidatesPath(search)))
    if (isSameSearch(search, asked.current)) return
    if (mustAsk) ask(search)
    else if (error || isFilteredSearch(asked.current)) cancelPending()
  })

  /** Ignores the response of a search that was superseded. */
  function cancelPending() {
    latest.current++
    asked.current = loaded.search
    setError(undefined)
    setLoading(false)
  }

  useEffect(() => {
    if (typed === data.search) return
    const timer = setTimeout(() => settle(typed), debounceDelay)
    return () => clearTimeout(timer)
  }, [typed, data.search])

  const shown = isAnswer ? profiles : matching
  const total = isAnswer || isComplete(loaded) ? meta.totalProfiles : shown.length
  const pages = isAnswer ? meta.totalPages : 1
  const isComing = error === undefined && (isLoading || mustAsk)
  return {
    typed,
    type: setTyped,
    shown,
    total: formatCount(total, candidateWords.candidate, candidateWords.candidates),
    pages,
    // What the browser filters by itself is not counted.
    facets: isAnswer || mustAsk ? meta.facets : undefined,
    isLoading: isComing,
    error,
    ask: () => ask(typed)
  }
}

function isSameSearch(a: CandidateListSearch, b: CandidateListSearch): boolean {
  const same = (a: string, b: string) => a.trim() === b.trim()
  const hasSameText = same(a.text, b.text) && same(a.location, b.location)
  return hasSameText && hasSameTerms(a, b) && a.page === b.page
}

/** True when the searches differ in typed text only, which the browser can filter by itself. */
function hasSameTerms(a: CandidateListSearch, b: CandidateListSearch): boolean {
  const terms = (search: CandidateListSearch) =>
    candidatesPath({ ...search, text: '', location: '', page: 1 })
  return terms(a) === terms(b)
}

/** True when every profile is already loaded. */
function isComplete({ search, found }: CandidateListData): boolean {
  return !isFilteredSearch(search) && found.meta.totalPages <= 1
}

/** The tab stays in the address. */
function keepTabParam(path: string): string {
  const address = new URL(path, location.origin)
  const tab = new URLSearchParams(location.search).get('tab')
  if (tab) address.searchParams.set('tab', tab)
  return address.pathname + address.search
}

function showLoadError(): void {
  const description = candidateWords.notLoaded
  toast({ title: candidateWords.error, description, variant: 'destructive' })
}
