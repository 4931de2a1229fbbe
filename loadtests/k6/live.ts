import { check, sleep } from 'k6'
import exec from 'k6/execution'
import type { Options } from 'k6/options'
import { createAccounts, type LiveAccounts } from './live-accounts.ts'
import {
  constantRate,
  durationOrDefault,
  getAll,
  rateOrDefault,
  send,
  systemTags
} from './target.ts'

const people = 250
/** Connections that a virtual user holds. */
const connectionsOfOne = 50
const holders = (2 * people) / connectionsOfOne
const seconds = Number.parseInt(durationOrDefault('30s'), 10)
/** Until all connections are open. */
const opening = 10
/** k6's code of a request that took longer than it may: its connection was held. */
const timedOut = 1050

/** Reads beside 500 live connections, of which some receive a change `RATE` times a second. */
export const options: Options = {
  setupTimeout: '10m',
  batch: connectionsOfOne,
  batchPerHost: connectionsOfOne,
  scenarios: {
    connections: {
      executor: 'per-vu-iterations',
      exec: 'hold',
      vus: holders,
      iterations: 1,
      maxDuration: `${2 * opening + seconds + 30}s`
    },
    reads: {
      executor: 'constant-vus',
      exec: 'read',
      vus: 1,
      startTime: `${opening}s`,
      duration: `${seconds}s`
    },
    changes: constantRate('change', rateOrDefault(5), `${seconds}s`, `${opening}s`)
  },
  systemTags,
  summaryTrendStats: ['med', 'p(95)', 'p(99)', 'max'],
  thresholds: {
    'checks{check:the connection is held}': ['rate==1'],
    'checks{check:the response is as expected}': ['rate==1'],
    // That is: their p95 is less than twice as long as without connections.
    'checks{check:less than twice the p95 without connections}': ['rate>=0.95']
  }
}

interface Setup extends LiveAccounts {
  calmP95: number
}

export function setup(): Setup {
  const accounts = createAccounts(people)
  readTogether(accounts, 'warming up')
  const times: number[] = []
  const end = Date.now() + seconds * 1_000
  while (Date.now() < end) times.push(...readTogether(accounts, 'calm'))
  times.sort((a, b) => a - b)
  return { ...accounts, calmP95: times[Math.ceil(times.length * 0.95) - 1] ?? 0 }
}

/** The response never ends: k6 gives each up in the end, and an earlier end is a lost connection. */
export function hold({ browsers }: Setup): void {
  const first = (exec.vu.idInInstance % holders) * connectionsOfOne
  const own = browsers.flat().slice(first, first + connectionsOfOne)
  const held = getAll(
    own.map(Cookie => ({
      path: '/api/live',
      kind: 'connection',
      timeout: `${2 * opening + seconds}s`,
      headers: { Cookie, Accept: 'text/event-stream' }
    }))
  )
  for (const { error_code: code } of held) {
    check(code, { 'the connection is held': code => code === timedOut })
  }
}

export function read(setup: Setup): void {
  for (const ms of readTogether(setup, 'read')) {
    check(ms, { 'less than twice the p95 without connections': ms => ms < 2 * setup.calmP95 })
  }
}

/** Milliseconds of each of four reads at once. */
function readTogether({ jobId, browsers }: LiveAccounts, kind: string): number[] {
  const Cookie = browsers[0]?.[0] ?? ''
  const paths = ['/api/jobs?keyword=mozo', `/api/jobs/${jobId}`, '/jobs']
  const responses = getAll([
    ...paths.map(path => ({ path, kind })),
    { path: '/api/unseen', kind, headers: { Cookie } }
  ])
  for (const response of responses) expectStatus(response, 200)
  sleep(0.01)
  return responses.map(({ timings }) => timings.duration)
}

/** A person applies: both sides are notified. */
export function change({ jobId, browsers }: Setup): void {
  const index = 1 + (exec.scenario.iterationInTest % (people - 1))
  const Cookie = browsers[index]?.[0] ?? ''
  const body = { coverLetter: 'Llevo seis años cuidando caballos de salto, y busco una cuadra.' }
  const path = `/api/jobs/${jobId}/applications`
  expectStatus(send('POST', path, 'apply', body, { headers: { Cookie } }), 201)
}

function expectStatus(response: { status: number }, status: number): void {
  check(response, { 'the response is as expected': response => response.status === status })
}
