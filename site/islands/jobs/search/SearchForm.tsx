import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState
} from 'react'
import { readSearch, type JobListSearch, searchPath } from '#services/jobs/shared/search-url.ts'
import { PlaceSearchFields } from './PlaceSearchFields.tsx'
import { clearRecentSearches, recentSearches, searchLabel } from './recent-searches.ts'
import { Separator } from '#site/ui/Separator.tsx'
import { KeywordField } from './SearchFields.tsx'
import { searchFormWords, speech } from '#services/words/words.ts'

export const searchFormId = 'busqueda'

interface Props {
  search: JobListSearch
  isTown: boolean
  /** Shown beside its button. */
  beside: ReactNode
  onSearch(search: JobListSearch, form: HTMLFormElement): void
}

/** Keyword and place. The filters belong to it; a plain GET form until the script has loaded. */
export function SearchForm({ search, isTown, beside, onSearch }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [isActive, setActive] = useState(false)
  const [recent, setRecent] = useState<JobListSearch[]>([])
  useSyncFields(search, form)

  function clearRecent() {
    clearRecentSearches()
    setRecent([])
    form.current?.querySelector('input')?.focus()
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setActive(false)
    onSearch(readSearchForm(event.currentTarget), event.currentTarget)
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) =>
    currentTarget.contains(relatedTarget) || setActive(false)
  const dismiss = ({ key }: KeyboardEvent) => key === 'Escape' && setActive(false)

  return (
    <search>
      <form
        className="stack gap-3 job-search"
        id={searchFormId}
        ref={form}
        action={speech.path('/jobs')}
        method="get"
        onSubmit={submit}
        onFocus={() => setRecent(recentSearches())}
        onBlur={leave}
        onKeyDown={dismiss}
      >
        <KeywordField
          defaultValue={search.keyword}
          autoComplete="off"
          onFocus={() => setActive(true)}
        />
        <PlaceSearchFields search={search} recent={recent} isTown={isTown} />
        <button className="button primary" type="submit">
          {searchFormWords.search}
        </button>
        {beside && <Separator />}
        {beside}
        {isActive && recent.length > 0 && (
          <RecentSearches searches={recent} onForget={clearRecent} />
        )}
      </form>
    </search>
  )
}

/** The search that a form describes, with the filters outside of it. */
export function readSearchForm(form: HTMLFormElement): JobListSearch {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return readSearch(new URLSearchParams(entries))
}

/** The field follows the address; text typed before the script loaded stays. */
function useSyncFields({ keyword }: JobListSearch, form: { current: HTMLFormElement | null }) {
  const isFirst = useRef(true)
  useEffect(() => {
    const field = form.current?.elements.namedItem('keyword')
    if (!isFirst.current && field instanceof HTMLInputElement) field.value = keyword
    isFirst.current = false
  }, [keyword, form])
}

interface RecentSearchesProps {
  searches: readonly JobListSearch[]
  onForget(): void
}

/** Opens over the content, without a layout shift. */
function RecentSearches({ searches, onForget }: RecentSearchesProps) {
  return (
    <div className="stack gap-2 surface recent-searches">
      <h2 id="recientes">{searchFormWords.recent}</h2>
      <ul aria-labelledby="recientes">
        {searches.map(search => (
          <li key={searchPath(search)}>
            <a className="tall" href={searchPath(search)}>
              {searchLabel(search)}
            </a>
          </li>
        ))}
      </ul>
      <button className="button quiet slim" type="button" onClick={onForget}>
        {searchFormWords.forget}
      </button>
    </div>
  )
}
