import { flush, syncTag } from './flush.ts'

interface SyncEvent extends Event {
  tag: string
  /** The browser tries again later when it rejects. */
  waitUntil(work: Promise<unknown>): void
}

/** The service worker: it sends what waits once there is a line, with all pages closed too; it answers no request of pages. */
addEventListener('sync', event => {
  const { tag, waitUntil } = event as SyncEvent
  if (tag === syncTag) waitUntil.call(event, flush())
})
