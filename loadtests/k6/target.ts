import http, { type RefinedParams, type RefinedResponse, type ResponseType } from 'k6/http'
import type { ConstantArrivalRateScenario, Options, Scenario } from 'k6/options'

/** The board under load. Only one on this machine, unless ALLOW_REMOTE is set. */
const baseUrl = (__ENV['BASE_URL'] || 'http://127.0.0.1:3000').replace(/\/+$/, '')

const isLoopback = /^https?:\/\/(127(\.\d{1,3}){3}|localhost|\[::1\])(:\d+)?$/i.test(baseUrl)
if (!isLoopback && __ENV['ALLOW_REMOTE'] !== 'yes') {
  throw new Error(`${baseUrl} is not this machine: set ALLOW_REMOTE=yes if the board is yours`)
}

/** Requests (or visits, where a script says so) a second: `RATE`, or what the script proposes. */
export function rateOrDefault(proposed: number): number {
  return Number(__ENV['RATE'] || proposed)
}

export function durationOrDefault(proposed: string): string {
  return __ENV['DURATION'] || proposed
}

/** So many calls of an exported function a second, however long the responses take. */
export function constantRate(
  exec: string,
  perSecond: number,
  duration: string,
  startTime = '0s'
): ConstantArrivalRateScenario {
  return {
    executor: 'constant-arrival-rate',
    exec,
    rate: Math.max(1, Math.round(perSecond * 60)),
    timeUnit: '1m',
    duration,
    startTime,
    gracefulStop: '10s',
    preAllocatedVUs: Math.ceil(perSecond / 10) + 10,
    maxVUs: Math.ceil(perSecond / 2) + 50
  }
}

/** The tags of a sample: without addresses, which would make a series for each job. */
export const systemTags: NonNullable<Options['systemTags']> = [
  'scenario',
  'status',
  'name',
  'check'
]

/** No failed request, and no more than so many milliseconds for 95 and for 99 of 100. */
export function withThresholds(
  scenarios: Record<string, Scenario>,
  { p95, p99 }: { p95: number; p99: number }
): Options {
  return {
    scenarios,
    systemTags,
    summaryTrendStats: ['med', 'p(95)', 'p(99)', 'max'],
    thresholds: {
      http_req_failed: ['rate==0'],
      http_req_duration: [`p(95)<${p95}`, `p(99)<${p99}`],
      checks: ['rate==1']
    }
  }
}

/** Discards the body. */
export function get(path: string, kind: string, params: RefinedParams<'none'> = {}) {
  return http.get(baseUrl + path, { responseType: 'none', ...withKindTag(kind, params) })
}

export function getText(
  path: string,
  kind: string,
  params: RefinedParams<'text'> = {}
): RefinedResponse<'text'> {
  return http.get(baseUrl + path, { responseType: 'text', ...withKindTag(kind, params) })
}

/** Sends JSON as a page of the site does. */
export function send(
  method: 'POST' | 'PUT',
  path: string,
  kind: string,
  body: object,
  params: RefinedParams<'text'> = {}
): RefinedResponse<'text'> {
  const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }
  return http.request(method, baseUrl + path, JSON.stringify(body), {
    responseType: 'text',
    ...withKindTag(kind, { ...params, headers: { ...headers, ...params.headers } })
  })
}

function withKindTag<T extends ResponseType>(
  kind: string,
  params: RefinedParams<T>
): RefinedParams<T> {
  return { ...params, tags: { kind, name: kind } }
}
