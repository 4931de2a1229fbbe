import { openChannel, requestLock } from '../storage/locks-and-channels.ts'
import { mayBeSignedIn } from './signed-in-hint.ts'

/** The name of the lock and the channel that the tabs of this browser share. */
const shared = 'cambios'
/** Milliseconds after which a refused connection is tried again, twice as many at most. */
const retryAfter = 15_000

export interface LiveConnection {
  /** Makes this tab the one that is connected: a hidden one may be frozen. */
  takeOver(): void
  close(): void
}

/** One tab of the browser is connected, and notifies the others; when it closes, the next one connects. Without locks each tab is. */
export function openLiveConnection(
  onChange: () => void,
  onEndedElsewhere: () => void
): LiveConnection {
  const channel = openChannel(shared)
  let attempt = new AbortController()
  let source: EventSource | undefined
  const tell = () => {
    onChange()
    channel?.postMessage(undefined)
  }

  function lead(options: LockOptions): void {
    attempt.abort()
    attempt = new AbortController()
    const { signal } = attempt
    function hold(): Promise<void> {
      source = receive(tell, onEndedElsewhere)
      return untilOver(source, signal)
    }
    requestLock(shared, { ...(!options.steal && { signal }), ...options }, hold)
      // Another tab took over, or this one no longer waits; or the browser gives no locks.
      .catch(({ name }) => (name === 'AbortError' ? undefined : hold()))
      .then(() => signal.aborted || lead({}))
  }

  if (channel) channel.onmessage = onChange
  lead({ steal: !document.hidden })
  return {
    takeOver() {
      if (!source || source.readyState === EventSource.CLOSED) lead({ steal: true })
    },
    close() {
      attempt.abort()
      channel?.close()
    }
  }
}

/** When the server ends it, with the session or for a newer connection of the person, it stays closed. */
function receive(onChange: () => void, onEndedElsewhere: () => void): EventSource {
  const source = new EventSource('/api/live')
  let isReconnected = false
  source.onmessage = onChange
  source.onopen = () => {
    if (isReconnected) onChange()
    isReconnected = true
  }
  source.addEventListener('ended', ({ data }) => {
    source.close()
    if (data === 'elsewhere') onEndedElsewhere()
  })
  return source
}

function untilOver(source: EventSource, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    source.onerror = () => {
      const isRefused = source.readyState === EventSource.CLOSED && mayBeSignedIn()
      if (isRefused) setTimeout(resolve, retryAfter * (1 + Math.random()))
    }
    signal.addEventListener('abort', () => {
      source.close()
      resolve()
    })
  })
}
