/** Milliseconds for which a part of the browser may keep a write waiting. */
export const longestWait = 2_000

/** Waits for a lock of this browser as long as it takes; the work runs at once where there are none, as over plain HTTP. */
export async function requestLock<T>(
  name: string,
  options: LockOptions,
  work: () => Promise<T>
): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(name, options, work) : work()
}

/** Runs work while no other page or worker of this browser runs it; without the lock when the browser does not give it in time. */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  let running: Promise<T> | undefined
  function run(): Promise<T> {
    running ??= work()
    return running
  }
  const waiting = new AbortController()
  const lock = requestLock(name, { signal: waiting.signal }, run).catch(() => {})
  await Promise.race([lock, new Promise(resolve => setTimeout(resolve, longestWait))])
  waiting.abort()
  return run()
}

/** Undefined where the browser connects no pages. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}
