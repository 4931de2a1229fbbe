import type { UserType } from '#events/aggregates/users.ts'
import { speech } from '#services/words/words.ts'

/** The parameters of `/auth`. */
export interface AuthUrl {
  tab: 'login' | 'register'
  userType: UserType | ''
  /** Signing in with a code by e-mail: to ask for it, or to type it. */
  mailCode: MailCodeStep | undefined
  /** The path of this board that the visitor wanted. */
  returnTo: string | undefined
}

export type MailCodeStep = keyof typeof mailCodeSteps

export const mailCodeParameter = 'codigo'
const mailCodeSteps = { ask: 'pedir', enter: 'escribir' }

/** The tab (`register=true`), the user type (`type` or `userType`), the step of a code (`codigo`), and where signing in leads back (`volver`). */
export function readAuthUrl(query: string): AuthUrl {
  const params = new URLSearchParams(query)
  const tab = params.get('register') === 'true' ? 'register' : 'login'
  return {
    tab,
    userType: requestedUserType(params.get('type') ?? params.get('userType')),
    mailCode: tab === 'login' ? requestedStep(params.get(mailCodeParameter)) : undefined,
    returnTo: readReturnPath(params.get(returnParameter))
  }
}

function requestedUserType(value: string | null): UserType | '' {
  if (value === 'employer') return 'employer'
  return value === 'applicant' || value === 'candidate' ? 'applicant' : ''
}

function requestedStep(value: string | null): MailCodeStep | undefined {
  if (value === mailCodeSteps.ask) return 'ask'
  return value === mailCodeSteps.enter ? 'enter' : undefined
}

/** The address of a step, as that of a tab. */
export function mailCodePath(step: MailCodeStep, returnTo?: string): string {
  return withReturnPath(speech.path(`/auth?${mailCodeParameter}=${mailCodeSteps[step]}`), returnTo)
}

/** The address of a tab of `/auth`, which leads back to a path, if there is one. */
export function authPath(tab: AuthUrl['tab'], returnTo?: string): string {
  return withReturnPath(speech.path(tab === 'register' ? '/auth?register=true' : '/auth'), returnTo)
}

const returnParameter = 'volver'
/** Any base serves: only the path of the result is used. */
const base = 'http://board.invalid'
const maxLength = 1_000
/** Pages to which a sign-in does not return. */
const withoutReturn = /^(?:\/[a-z]{2})?\/(auth|login|sesion|salir|restablecer|api)(\/|\?|#|$)/

/** A path of this board; undefined for anything else, such as the address of another site. */
export function readReturnPath(typed: string | null | undefined): string | undefined {
  if (!typed || typed.length > maxLength || !/^\/[^\\\p{Cc}]*$/u.test(typed)) return undefined
  const url = parse(typed)
  if (!url) return undefined
  const { origin, pathname, search, hash } = url
  if (origin !== base || pathname.startsWith('//') || withoutReturn.test(pathname)) return undefined
  return pathname + search + hash
}

function parse(path: string): URL | undefined {
  try {
    return new URL(path, base)
  } catch {
    return undefined
  }
}

/** The address with the path to which it leads back, if there is one. */
export function withReturnPath(address: string, returnTo: string | undefined): string {
  if (!returnTo) return address
  const separator = address.includes('?') ? '&' : '?'
  return `${address}${separator}${returnParameter}=${encodeURIComponent(returnTo)}`
}
