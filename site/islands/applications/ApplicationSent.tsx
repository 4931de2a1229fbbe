import { useEffect, useRef } from 'react'
import { loadResultsUrl } from '#site/lib/session-storage.ts'

interface Props {
  companyName: string
  isSignedIn: boolean
}

/** Replaces the form once the application was accepted. */
export function ApplicationSent({ companyName, isSignedIn }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="stack application-sent">
      <h2 ref={title} tabIndex={-1}>
        {`Aplicación enviada. ${companyName} te contactará por teléfono o correo.`}
      </h2>
      {isSignedIn && (
        <p>
          Sigue su estado en <a href="/applications">tus aplicaciones</a>.
        </p>
      )}
      <p>
        <a href={loadResultsUrl()}>Ver más empleos</a>
      </p>
    </div>
  )
}
