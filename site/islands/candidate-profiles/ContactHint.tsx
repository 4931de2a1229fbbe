import { authPath, withReturnPath } from '#services/auth/auth-url.ts'
import { currentPath } from '#site/lib/current-path.ts'
import type { SessionState } from '#site/stores/session.ts'

/** Who sees the contact of a candidate, for those who don't. */
export function ContactHint({ session }: { session: SessionState }) {
  if (session.state === 'loading') return null
  return (
    <p>
      El teléfono y el correo los ven las empresas con la sesión iniciada.
      {session.state === 'anonymous' && (
        <>
          {' '}
          <a href={authPath('login', currentPath())}>Inicia sesión</a> o{' '}
          <a href={withReturnPath('/auth?register=true&type=employer', currentPath())}>
            crea una cuenta de empresa
          </a>
          .
        </>
      )}
    </p>
  )
}
