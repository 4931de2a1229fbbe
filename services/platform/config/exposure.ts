import type { Environment } from './environment.ts'

/** True for a host name or listening address that only this machine reaches. */
export function isLoopbackHost(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host)
}

/** True when NODE_ENV is `production`, or other machines can reach the board. */
export function isProduction(env: Environment): boolean {
  return env.NODE_ENV === 'production' || findExposure(env) !== undefined
}

/** The setting that lets others reach the board, as `NAME=value`. */
export function findExposure({ APP_ORIGIN, HOST }: Environment): string | undefined {
  if (APP_ORIGIN && isPublicOrigin(new URL(APP_ORIGIN))) return `APP_ORIGIN=${APP_ORIGIN}`
  return isLoopbackHost(HOST) ? undefined : `HOST=${HOST}`
}

/** With https, or a host beyond this machine, others are meant to reach the board. */
function isPublicOrigin({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || !isLoopbackHost(hostname)
}
