import type { CurrentUser } from '#site/lib/api.ts'
import { longDate } from '#services/platform/shared/spanish-formats.ts'
import { DeleteAccount } from './DeleteAccount.tsx'

const day = 24 * 60 * 60 * 1000

/** What the operator has configured. */
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

/** When everything would be erased, and the button that begins it. */
export function DataErasure({ user, facts: { eraseAfterDays, archiveFor }, onGone }: Props) {
  const erased = new Date(Date.now() + Number(eraseAfterDays) * day).toISOString()
  return (
    <section className="stack" aria-labelledby="borrar">
      <h2 id="borrar">Borrarlo todo</h2>
      <p>
        Si eliminas tu cuenta hoy, deja de verse en el acto y tus datos se borran para siempre el{' '}
        <time dateTime={erased}>{longDate(erased)}</time>. Una copia sellada queda bloqueada{' '}
        {archiveFor} por si la pide un juzgado. Cuánto dura cada cosa está en la{' '}
        <a href="/privacy#derechos">política de privacidad</a>.
      </p>
      <DeleteAccount user={user} onGone={onGone} />
    </section>
  )
}
