import type { Environment } from './environment.ts'

/** True for a host of an address or an address to listen on that only this machine reaches. */
export function isLoopbackHost(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host)
}

/** Whether the board behaves as in production: it says so, or others than this machine reach it. */
export function isProduction(env: Environment): boolean {
  return env.NODE_ENV === 'production' || findExposure(env) !== undefined
}

/** The setting because of which others reach the board, as `NAME=value`. */
export function findExposure({ APP_ORIGIN, HOST }: Environment): string | undefined {
  if (APP_ORIGIN && isPublicOrigin(new URL(APP_ORIGIN))) return `APP_ORIGIN=${APP_ORIGIN}`
  return isLoopbackHost(HOST) ? undefined : `HOST=${HOST}`
}

/** A certificate is made for a board that others reach. */
function isPublicOrigin({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || !isLoopbackHost(hostname)
}
