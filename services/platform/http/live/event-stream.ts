import type { Context } from 'hono'
import { cacheControl } from '../responses/cache-control.ts'

const eventStream = 'text/event-stream'
/** Proxies must not buffer the messages. */
export const eventStreamHeaders = {
  'Content-Type': eventStream,
  'Cache-Control': cacheControl.privateNoStore,
  'X-Accel-Buffering': 'no'
}

export function wantsEvents({ req }: Pick<Context, 'req'>): boolean {
  return req.method === 'GET' && req.header('Accept')?.includes(eventStream) === true
}

/** The body of a response of Server-Sent Events. */
export interface EventStream {
  body: ReadableStream<Uint8Array<ArrayBuffer>>
  send(text: string): void
  close(): void
}

/** A client that has not read this many messages counts as gone. */
const maxUnread = 10

/** Called once, when either side has closed it. */
export function createEventStream(onClosed: () => void): EventStream {
  const encoder = new TextEncoder()
  let isOpen = true
  let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>

  function end(): void {
    isOpen = false
    onClosed()
  }

  function close(): void {
    if (!isOpen) return
    controller.close()
    end()
  }

  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start(given) {
        controller = given
      },
      cancel: end
    },
    { highWaterMark: maxUnread }
  )
  return {
    body,
    send(text) {
      if (isOpen && (controller.desiredSize ?? 0) <= 0) close()
      if (isOpen) controller.enqueue(encoder.encode(text))
    },
    close
  }
}
