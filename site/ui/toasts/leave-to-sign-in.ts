import { authPath } from '#services/auth/shared/auth-url.ts'
import { flash } from './toast.ts'

/** Leaves the page, to come back to it; the page to sign in says why. */
export function leaveToSignIn(title: string, description: string): void {
  flash({ title, description })
  location.assign(authPath('login', location.pathname))
}
