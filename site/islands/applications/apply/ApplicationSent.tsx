import { useEffect, useRef } from 'react'
import { loadResultsUrl } from '#site/lib/session-storage.ts'

interface Props {
  companyName: string
  /** The e-mail of a guest to which the link was sent; undefined for an account, or where no letters are sent. */
  email: string | undefined
  isSignedIn: boolean
  onCorrect(): void
}

/** Replaces the form once the application was accepted. */
export function ApplicationSent({ companyName, email, isSignedIn, onCorrect }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="stack application-sent">
      <h2 ref={title} tabIndex={-1}>
        Aplicación enviada
      </h2>
      <p>
        {`La tiene ${companyName}. `}
        {isSignedIn && (
          <>
            Sigue su estado en <a href="/applications">tus aplicaciones</a>.
          </>
        )}
        {email && (
          <>
            Te hemos escrito a <b className="address">{email}</b> con un enlace para seguirla o
            retirarla.
          </>
        )}
      </p>
      {email && (
        <p>
          ¿No es tu correo?{' '}
          <button className="button quiet slim" type="button" onClick={onCorrect}>
            Corrígelo
          </button>
        </p>
      )}
      <p>
        <a href={loadResultsUrl()}>Ver más empleos</a>
      </p>
    </div>
  )
}
