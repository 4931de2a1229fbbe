import { useEffect } from 'react'
import type { SignedInPageData } from '#services/pages/shared/contract.ts'
import { readPageData } from '#site/lib/browser/read-page-data.ts'
import { afterLogIn, afterRegistration } from './after-sign-in.ts'

/** A placeholder for the server's HTML when there is no data. */
export default function SignedInIsland() {
  const data = readPageData<SignedInPageData>()
  return data ? <SignedIn data={data} /> : <>%%signedIn%%</>
}

/** Shown after a form that was sent without a script; with one, the browser goes on to the first page of the account. */
export function SignedIn({ data: { user, isNew, sendsMail } }: { data: SignedInPageData }) {
  useEffect(() => {
    const onward = isNew
      ? afterRegistration(user, { returnTo: undefined, sendsMail })
      : afterLogIn(user)
    onward.catch(console.error)
  }, [user, isNew, sendsMail])
  return (
    <div className="panel column">
      <h1>{isNew ? 'Tu cuenta está creada' : 'Has iniciado sesión'}</h1>
      {isNew && sendsMail && (
        <p>{`Te hemos escrito a ${user.email}: confirma tu correo con el enlace que lleva.`}</p>
      )}
      <p>{`Hola, ${user.fullName}. Sin JavaScript puedes hacer esto:`}</p>
      {user.userType === 'employer' ? <ForEmployers /> : <ForApplicants />}
      <form method="post" action="/salir">
        <button className="button secondary" type="submit">
          Cerrar sesión
        </button>
      </form>
    </div>
  )
}

function ForApplicants() {
  return (
    <>
      <ul>
        <li>
          <a href="/jobs">Buscar empleos</a> y aplicar en la página de cada uno: escribe solo los
          motivos; lo demás lo tomamos de tu cuenta.
        </li>
        <DataLink />
      </ul>
      <p className="muted">
        Para publicar tu perfil, seguir tus aplicaciones y escribir mensajes hace falta JavaScript.
      </p>
    </>
  )
}

function ForEmployers() {
  return (
    <>
      <ul>
        <li>
          <a href="/candidates">Ver candidatos</a> y <a href="/jobs">ver empleos</a>.
        </li>
        <DataLink />
      </ul>
      <p className="muted">
        Para publicar anuncios y contestar a quien aplica hace falta JavaScript.
      </p>
    </>
  )
}

const DataLink = () => (
  <li>
    <a href="/mis-datos/mis-datos.zip">Descargar una copia de tus datos</a>.
  </li>
)
