import { check } from 'k6'
import { get, getText } from './target.ts'
import { anyOf } from './search-terms.ts'

/** What a browser sends; a page is a fifth as big then. */
const asBrowser = { headers: { 'Accept-Encoding': 'gzip, br', Accept: 'text/html,*/*' } }

/** Requests that a visit makes, the files of the first one apart. */
export const requestsOfVisit = 6

/** Somebody opens the list, leafs on, reads an ad, looks at who offers work and at another page. */
export function visit(): void {
  const list = getText('/jobs', 'list page', asBrowser)
  const ads = linked(list.body, /href="(\/jobs\/[\w-]+)"/g)
  check(list, { 'the list shows ads': ({ status }) => status === 200 && ads.length > 0 })
  if (__ITER === 0) for (const file of linked(list.body, /"(\/_astro\/[^"]+)"/g)) look(file, 'file')
  look(`/jobs?page=${2 + Math.floor(Math.random() * 4)}`, 'list page')
  const ad = anyOf(ads) ?? '/jobs'
  look(ad, 'ad page')
  look(`/api${ad}`, 'ad')
  look('/api/candidate-profiles?limit=12', 'candidates')
  look(anyOf(linked(list.body, /<a [^>]*href="(\/[a-z-]*)"/g)) ?? '/jobs', 'other page')
}

function look(path: string, kind: string): void {
  check(get(path, kind, asBrowser), { 'it is there': ({ status }) => status === 200 })
}

function linked(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, path = '']) => path))]
}
