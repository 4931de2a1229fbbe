import type { CurrentUser } from '#site/lib/api.ts'
import { SendAgain } from './SendAgain.tsx'
import { shownEmail } from '#services/platform/validation/email-address.ts'

/** Says that no e-mail arrives at the address of the account. */
export function BouncedEmail({ user: { bouncedEmail } }: { user: CurrentUser }) {
  if (!bouncedEmail) return null
  return (
    <div className="notice warning">
      <p>
        No podemos escribirte a <b>{shownEmail(bouncedEmail)}</b>: su servidor de correo dice que
        esa dirección no existe. Corrígela en «Información Personal».
      </p>
      <SendAgain text="Probar otra vez" label="Probar otra vez a escribir a este correo" />
    </div>
  )
}
