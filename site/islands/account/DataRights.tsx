import type { CurrentUser } from '#site/lib/api.ts'
import { Address } from '#site/ui/Address.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'

/** Facts from the operator's configuration. */
export interface OperatorFacts {
  eraseAfterDays: string
  archiveFor: string
  operatorEmail: string
}

interface Props {
  user: CurrentUser
  facts: OperatorFacts
  onGone(message: string): void
}

const ofEmployers = [
  { href: '/profile', text: 'Los datos de tu cuenta' },
  { href: '/profile?tab=empleos', text: 'Tus anuncios y borradores' },
  { href: '/messages', text: 'Tus mensajes' }
]
const ofCandidates = [
  { href: '/profile', text: 'Los datos de tu cuenta' },
  { href: '/candidates?tab=mis-perfiles', text: 'Tu perfil de candidato' },
  { href: '/profile?tab=aplicaciones', text: 'Tus aplicaciones' },
  { href: '/messages', text: 'Tus mensajes' }
]

/** How to correct each thing, limit its use, and erase all of it. */
export function DataRights({ user, facts, onGone }: Props) {
  const { operatorEmail, archiveFor, eraseAfterDays } = facts
  const isEmployer = user.userType === 'employer'
  return (
    <section className="section" aria-labelledby="derechos">
      <div className="head">
        <h2 id="derechos">Corregir, limitar, borrar</h2>
      </div>
      <div className="box">
        <div className="setting">
          <div>
            <p className="name">Corregir</p>
            <p className="links">
              {(isEmployer ? ofEmployers : ofCandidates).map(({ href, text }) => (
                <a key={href} href={href}>
                  {text}
                </a>
              ))}
            </p>
          </div>
        </div>
        <div className="setting">
          <div>
            <p className="name">Limitar su uso</p>
            <p className="about">
              {isEmployer
                ? 'Un anuncio que cierras deja de recibir aplicaciones, y uno que eliminas deja de verse en el acto.'
                : 'Elige «Nadie, por ahora», aquí arriba.'}{' '}
              Para limitar u oponerte a otra cosa, escribe a{' '}
              <a href={`mailto:${operatorEmail}`}>
                <Address text={operatorEmail} />
              </a>
              : respondemos en el plazo de un mes.
            </p>
          </div>
        </div>
        <DeleteAccount user={user} eraseAfterDays={eraseAfterDays} onGone={onGone}>
          <p className="name">Borrarlo todo</p>
          <p className="about">
            Una copia sellada queda bloqueada {archiveFor} por si la pide un juzgado. Cuánto dura
            cada cosa está en la <a href="/privacy#derechos">política de privacidad</a>.
          </p>
        </DeleteAccount>
      </div>
    </section>
  )
}
