import type { HttpClient } from './http-client.ts'

export interface LiveStream {
  status: number
  headers: Headers
  /** What was received so far. */
  text(): string
  /** How many changes it has received. */
  changes(): number
  isOver(): boolean
  cancel(): Promise<void>
}

type Fetch = (path: string, init: RequestInit) => Response | Promise<Response>

/** Follows what changes for a signed-in client, as a browser does. */
export async function openLiveStream(fetch: Fetch, client: HttpClient): Promise<LiveStream> {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { Accept: 'text/event-stream', Cookie: cookie }
  const response = await fetch('/api/live', { headers })
  const reader = response.body?.getReader()
  let text = ''
  let isOver = false
  const read = async () => {
    const decoder = new TextDecoder()
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true }
      if (done) break
      text += decoder.decode(value, { stream: true })
    }
  }
  // A connection that breaks is over too.
  void read()
    .catch(() => {})
    .finally(() => {
      isOver = true
    })
  return {
    status: response.status,
    headers: response.headers,
    text: () => text,
    changes: () => text.split('data: changed\n\n').length - 1,
    isOver: () => isOver,
    cancel: async () => reader?.cancel()
  }
}
