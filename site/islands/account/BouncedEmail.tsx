import type { CurrentUser } from '#site/lib/api.ts'

/** Says that no letter arrives at the address of the account. */
export function BouncedEmail({ user: { bouncedEmail } }: { user: CurrentUser }) {
  if (!bouncedEmail) return null
  return (
    <p className="notice warning">
      No podemos escribirte a <b>{bouncedEmail}</b>: su servidor de correo dice que esa dirección no
      existe. Corrígela en «Información Personal».
    </p>
  )
}
