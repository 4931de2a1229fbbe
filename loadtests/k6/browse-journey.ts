import { check } from 'k6'
import { get, getText } from './target.ts'
import { anyOf } from './search-terms.ts'

/** The headers of a browser; a compressed page is a fifth as big. */
const browserHeaders = { headers: { 'Accept-Encoding': 'gzip, br', Accept: 'text/html,*/*' } }

/** Requests that a visit makes, the files of the first one apart. */
export const requestsPerVisit = 6

/** Opens the list, two more pages of it, a job, the candidates and another page. */
export function visit(): void {
  const list = getText('/jobs', 'list page', browserHeaders)
  const jobs = findLinks(list.body, /href="(\/jobs\/[\w-]+)"/g)
  check(list, { 'the list shows jobs': ({ status }) => status === 200 && jobs.length > 0 })
  if (__ITER === 0)
    for (const file of findLinks(list.body, /"(\/_astro\/[^"]+)"/g)) openPage(file, 'file')
  openPage(`/jobs?page=${2 + Math.floor(Math.random() * 4)}`, 'list page')
  const job = anyOf(jobs) ?? '/jobs'
  openPage(job, 'job page')
  openPage(`/api${job}`, 'job')
  openPage('/api/candidate-profiles?limit=12', 'candidates')
  openPage(anyOf(findLinks(list.body, /<a [^>]*href="(\/[a-z-]*)"/g)) ?? '/jobs', 'other page')
}

function openPage(path: string, kind: string): void {
  check(get(path, kind, browserHeaders), { 'it is there': ({ status }) => status === 200 })
}

function findLinks(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, path = '']) => path))]
}
