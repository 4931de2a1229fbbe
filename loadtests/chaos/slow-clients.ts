import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { type Check, expectNone, expectWithin } from './harness/check.ts'
import { percentile } from '#loadtests/bench/measure.ts'
import { createRestartableService } from './harness/service.ts'
import type { Experiment } from './harness/environment.ts'

const socketCount = 500

/** Hundreds of clients that never finish a request, beside others that do. */
export const slowClients: Experiment = {
  fault: 'slow clients, 3 × 500 sockets',
  isLong: true,
  async run(environment) {
    const env = await environment.postgres.createDatabase()
    const service = createRestartableService({ ...env, ROLE: 'api' }, await environment.freePort())
    await service.start()
    const stop = new AbortController()
    const served = probeOtherClients(service.url, stop.signal)
    const port = Number(new URL(service.url).port)
    const holding = Object.entries(attacks).map(async ([name, begin]) => {
      const closings = await Promise.all(
        Array.from({ length: socketCount }, () => holdConnection(port, begin))
      )
      return expectWithin(`${name}: last one closed`, Math.max(...closings), 20_000)
    })
    const rows = await Promise.all(holding)
    stop.abort()
    rows.push(...checkOtherClients(await served))
    await service.stop('SIGTERM')
    return rows
  }
}

const post = 'POST /api/register HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n'

/** What each sends first; then one byte a second. */
const attacks = {
  silence: '',
  headers: 'GET /api/jobs HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
  bodies: `${post}Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"fullName":"`
}

const maxHoldMs = 60_000

/** Milliseconds until the service closes the connection. */
async function holdConnection(port: number, begin: string): Promise<number> {
  const began = performance.now()
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.resume()
  const closed = new Promise<void>(resolve => socket.once('close', () => resolve()))
  if (begin) trickle(socket, begin)
  await Promise.race([closed, setTimeout(maxHoldMs, undefined, { ref: false })])
  socket.destroy()
  return performance.now() - began
}

function trickle(socket: Socket, begin: string): void {
  socket.write(begin)
  const drip = setInterval(() => socket.write('a'), 1_000)
  socket.once('close', () => clearInterval(drip))
}

interface TimedStatus {
  status: number
  ms: number
}

async function probeOtherClients(url: string, signal: AbortSignal): Promise<TimedStatus[]> {
  const served: Promise<TimedStatus>[] = []
  while (!signal.aborted) {
    served.push(timed(`${url}/api/jobs?page=${1 + (served.length % 7)}`))
    await setTimeout(50)
  }
  return Promise.all(served)
}

async function timed(url: string): Promise<TimedStatus> {
  const began = performance.now()
  const response = await fetch(url, { signal: AbortSignal.timeout(20_000) }).catch(() => undefined)
  await response?.arrayBuffer()
  return { status: response?.status ?? 0, ms: performance.now() - began }
}

function checkOtherClients(served: readonly TimedStatus[]): Check[] {
  const unserved = served.filter(({ status }) => status !== 200).map(({ status }) => `${status}`)
  const wait = percentile(
    served.map(({ ms }) => ms),
    0.99
  )
  return [
    expectNone('others not served', unserved, served.length),
    expectWithin('others wait (p99)', wait, 250)
  ]
}
