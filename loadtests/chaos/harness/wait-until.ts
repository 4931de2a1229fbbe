import { setTimeout } from 'node:timers/promises'

/** Milliseconds until the condition holds; throws after the limit. */
export async function waitUntil(
  what: string,
  condition: () => Promise<boolean>,
  limit = 30_000
): Promise<number> {
  const began = performance.now()
  while (!(await condition())) {
    if (performance.now() - began > limit) throw new Error(`${what}: not within ${limit} ms`)
    await setTimeout(20)
  }
  return performance.now() - began
}

export function waitUntilReady(url: string): Promise<number> {
  const ready = () =>
    fetch(`${url}/health/ready`).then(
      response => response.ok,
      () => false
    )
  return waitUntil(`${url} is ready`, ready)
}
