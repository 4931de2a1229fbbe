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

/** One tab of the browser is connected, and notifies the others; when it closes, the next one connects. */
export function openLiveConnection(
  onChange: () => void,
  onEndedElsewhere: () => void
): LiveConnection {
  const channel = new BroadcastChannel(shared)
  let attempt = new AbortController()
  let source: EventSource | undefined
  const tell = () => {
    onChange()
    channel.postMessage(undefined)
  }

  function lead(options: LockOptions): void {
    attempt.abort()
    attempt = new AbortController()
    const { signal } = attempt
    withLock({ ...(!options.steal && { signal }), ...options }, () => {
      source = receive(tell, onEndedElsewhere)
      return untilOver(source, signal)
    })
      // Another tab took over, or this one no longer waits.
      .catch(() => {})
      .then(() => signal.aborted || lead({}))
  }

  channel.onmessage = onChange
  lead({ steal: !document.hidden })
  return {
    takeOver() {
      if (!source || source.readyState === EventSource.CLOSED) lead({ steal: true })
    },
    close() {
      attempt.abort()
      channel.close()
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

/** Over plain HTTP there are no locks, and each tab has a connection. */
function withLock(options: LockOptions, work: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request(shared, options, work) : work()
}
