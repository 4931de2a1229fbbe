import { setTimeout } from 'node:timers/promises'
import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { readSchema } from '#events/database/read-schema.ts'
import { lastPosition } from '#events/store/event-store.ts'
import { projections } from '#projections/index.ts'
import { buildPast } from '#projections/rebuild/build-shadow.ts'
import { type Replay, type ReplayProgress, replayErasures } from '#projections/rebuild/replay.ts'
import { dropPast, pastSchema } from '#projections/rebuild/shadow-schema.ts'
import { loadBuiltSite } from '#services/pages/site/load-built-site.ts'
import type { Config } from '#services/platform/config/config.ts'
import type { DataAccess } from '#services/platform/config/open-infrastructure.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { isLoopbackHost } from '#services/platform/config/exposure.ts'
import { listen } from '#services/platform/http/server/server.ts'
import { composeApp } from './compose-board.ts'
import { loadIndexes } from './search-indexes.ts'
import { createDependencies } from './dependencies.ts'

export interface PastBoardOptions {
  moment: Date
  /** Position of the last event before the moment. */
  position: number
  /** A port of the loopback; 0 for any free one. */
  port: number
  /** The text of the band on each page. */
  band: string
  progress: ReplayProgress
  onReady(origin: string): void
  /** Ends the serving. */
  signal: AbortSignal
}

/** Milliseconds between two checks for erasures, which the tables of a former moment have to follow. */
const lookForErasures = 1_000

/**
 * Serves the board as it was, read-only and without sessions, until the signal; then drops its tables. What a killed process
 * left is dropped first. False while another process does so.
 */
export async function servePastBoard(
  access: DataAccess,
  options: PastBoardOptions
): Promise<boolean> {
  let isServed = false
  await access.db.tryExclusiveLock(async () => {
    isServed = true
    await dropPast(access.db)
    try {
      await buildAndServe(access, options)
    } finally {
      await dropPast(access.db)
    }
  }, 'past')
  return isServed
}

/** The port is opened first, so that one that is taken is reported before the tables are made. */
async function buildAndServe(access: DataAccess, options: PastBoardOptions): Promise<void> {
  const { signal, position, onReady, port } = options
  const { db, vault } = access
  const progress: ReplayProgress = (done, total) => {
    signal.throwIfAborted()
    options.progress(done, total)
  }
  const replay: Replay = { db, vault, projections, schema: pastSchema, progress }
  const board: { app?: Hono<AppEnv> } = {}
  const server = await listen(asPast(board, options.band), loopback, port)
  const ends = [server.close]
  try {
    const erasedUpTo = await buildPast(replay, position)
    const { app, live } = await composePastBoard(access, options)
    ends.push(live.close)
    board.app = app
    onReady(originOf(server.port))
    await followErasures(replay, erasedUpTo, signal)
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    await Promise.all(ends.map(end => end()))
  }
}

const loopback = '127.0.0.1'
const originOf = (port: number) => `http://${loopback}:${port}`

async function composePastBoard(access: DataAccess, { moment, port }: PastBoardOptions) {
  const config = pastConfig(access.config, port)
  const db = readSchema(access.db, pastSchema)
  const { vault } = access
  const secret = randomBytes(32).toString('base64url')
  const site = loadBuiltSite(config)
  const dependencies = await createDependencies(
    { config, db, vault, secret, now: () => moment },
    { site }
  )
  await loadIndexes(db)
  return { app: composeApp(dependencies), live: dependencies.live }
}

/** The dependencies of such a process: nothing is counted, cached or sent. */
function pastConfig(config: Config, port: number): Config {
  return {
    ...config,
    production: false,
    host: loopback,
    port,
    appOrigin: originOf(port),
    databaseReadUrl: undefined,
    trustedProxies: [],
    limits: undefined,
    responseMemoryMegabytes: 0,
    operators: [],
    metricsToken: undefined,
    mail: config.mail.delivery === 'mailbox' ? { delivery: 'none' } : config.mail
  }
}

async function followErasures(replay: Replay, from: number, signal: AbortSignal): Promise<void> {
  for (let reached = from; !signal.aborted; ) {
    await setTimeout(lookForErasures, null, { signal }).catch(() => {})
    const last = await lastPosition(replay.db)
    await replayErasures(replay, reached, last)
    reached = last
  }
}

const sheetPath = '/otro-momento.css'
const sheet = `.past-band {
  position: sticky;
  top: 0;
  z-index: 100;
  padding: 0.5rem 1rem;
  background: #7a1f1f;
  color: #fff;
  font-weight: 700;
  text-align: center;
}
@media print {
  .past-band {
    position: static;
  }
}
`

const misdirected = {
  code: 'past-board-misdirected',
  message: 'Este tablón solo se abre en 127.0.0.1 o localhost.'
}

const readOnly = {
  code: 'past-board-read-only',
  message: 'Este es el tablón de otro momento: solo se puede leer.'
}

/** Addresses that only concern the present board, or that would show a page without its band. */
const droppedHeaders = ['Cookie', 'Authorization', 'Accept-Encoding', 'If-None-Match']

/** The app for reads only, without sessions, and with a band on every page. */
function asPast(board: { app?: Hono<AppEnv> }, band: string): Hono<AppEnv> {
  const aside = `<link rel="stylesheet" href="${sheetPath}"><aside class="past-band" aria-label="Otro momento">${band}</aside>`
  return (
    new Hono<AppEnv>()
      // A foreign name that leads to this machine is a page elsewhere that reads along.
      .use(async (c, next) =>
        isLoopbackHost(new URL(c.req.url).hostname) ? next() : c.json(misdirected, 421)
      )
      .get(sheetPath, c => c.body(sheet, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
      .on(['GET', 'HEAD'], '*', async c => {
        if (!board.app) return c.text('Se están haciendo las tablas.', 503, { 'Retry-After': '5' })
        const headers = new Headers(c.req.raw.headers)
        for (const name of droppedHeaders) headers.delete(name)
        const response = await board.app.fetch(new Request(c.req.raw, { headers }), c.env)
        const shown = new Response(response.body, response)
        for (const name of ['Set-Cookie', 'ETag', 'Content-Length']) shown.headers.delete(name)
        shown.headers.set('Cache-Control', 'no-store')
        if (!shown.headers.get('Content-Type')?.startsWith('text/html')) return shown
        const page = await shown.text()
        return new Response(
          page.replace(/<body[^>]*>/, body => `${body}${aside}`),
          shown
        )
      })
      .all('*', c => c.json(readOnly, 403))
  )
}
