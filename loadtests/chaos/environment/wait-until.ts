import { setTimeout } from 'node:timers/promises'

/** Milliseconds until this is so; throws when it takes longer than the limit. */
export async function waitUntil(
  what: string,
  isSo: () => Promise<boolean>,
  limit = 30_000
): Promise<number> {
  const began = performance.now()
  while (!(await isSo())) {
    if (performance.now() - began > limit) throw new Error(`${what}: not within ${limit} ms`)
    await setTimeout(20)
  }
  return performance.now() - began
}

export function waitUntilReady(url: string): Promise<number> {
  const ready = () =>
    fetch(`${url}/health/ready`).then(
      answer => answer.ok,
      () => false
    )
  return waitUntil(`${url} is ready`, ready)
}
