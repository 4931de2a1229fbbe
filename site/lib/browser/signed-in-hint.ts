import { hostSignedInHintCookie, signedInHintCookie } from '#services/auth/shared/cookies.ts'

const hintNames = new Set([signedInHintCookie, hostSignedInHintCookie])

/** A readable cookie beside the session cookie: false saves a request. */
export const mayBeSignedIn = () =>
  document.cookie.split('; ').some(cookie => hintNames.has(cookie.split('=')[0] ?? ''))
