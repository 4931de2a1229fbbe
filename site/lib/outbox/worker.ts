import { flush, syncTag } from './flush.ts'

declare const registration: ServiceWorkerRegistration
/** Another one with each build: the worker differs with it, and keeps the page anew. */
declare const siteVersion: string

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface SyncEvent extends WorkerEvent {
  tag: string
}
interface FetchEvent extends WorkerEvent {
  request: Request
  respondWith(response: Promise<Response>): void
}

/** The page of what waits; each language has one, with a worker and a cache of its own. */
const { pathname: page } = new URL(registration.scope)
const cacheName = `pendientes-${siteVersion} ${page}`

/**
 * The service worker of the page of what waits: it sends that once there is a line, with all pages closed too, and opens that page
 * without one. It answers no request of another page, and none of the API.
 */
addEventListener('sync', event => {
  const sync = event as SyncEvent
  // The browser tries again later when it rejects.
  if (sync.tag === syncTag) sync.waitUntil(flush())
})

addEventListener('install', event => (event as WorkerEvent).waitUntil(keepPage()))

addEventListener('activate', event => (event as WorkerEvent).waitUntil(dropEarlier()))

addEventListener('fetch', event => {
  const asked = event as FetchEvent
  if (isForPage(asked.request)) asked.respondWith(respond(asked.request))
})

/** Keeps the page, which is the same for everybody, with its files. The browser tries again later when it rejects. */
async function keepPage(): Promise<void> {
  // Release 1.0.0 registered the worker for the whole site; the browser ends that once the worker is installed.
  if (page === '/') void registration.unregister()
  else await keepWithFiles(page, await caches.open(cacheName), new Set())
}

async function keepWithFiles(path: string, cache: Cache, known: Set<string>): Promise<void> {
  if (known.has(path)) return
  known.add(path)
  const response = await fetch(path, { credentials: 'omit' })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  await cache.put(path, response.clone())
  const files = filesOf(await response.text(), new URL(path, location.origin))
  await Promise.all(files.map(file => keepWithFiles(file, cache, known)))
}

/** What a page names, and what a script imports at once. */
function filesOf(text: string, at: URL): string[] {
  const inPage = /(?:src|href|component-url|renderer-url)="(\/_astro\/[^"]+)"/g
  const inScript = /(?:import|from)\s*["'`](\.[^"'`]+\.js)["'`]/g
  const found = text.matchAll(at.pathname === page ? inPage : inScript)
  return Array.from(found, ([, file = '']) => new URL(file, at).pathname)
}

/** Drops the page of earlier builds. */
async function dropEarlier(): Promise<void> {
  const names = await caches.keys()
  const earlier = names.filter(name => name.endsWith(` ${page}`) && name !== cacheName)
  await Promise.all(earlier.map(name => caches.delete(name)))
}

/** Whether a request asks for the page or a file of it, and for no data. */
function isForPage({ method, mode, url }: Request): boolean {
  return method === 'GET' && (mode === 'navigate' || new URL(url).pathname.startsWith('/_astro/'))
}

/** The page from the server while there is a line; a file as it was kept. */
async function respond(request: Request): Promise<Response> {
  if (request.mode !== 'navigate') return (await findKept(request.url)) ?? fetch(request)
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await findKept(page)
    if (kept) return kept
    throw error
  }
}

function findKept(path: string): Promise<Response | undefined> {
  return caches.match(path, { cacheName, ignoreVary: true })
}
