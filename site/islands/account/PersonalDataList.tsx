import type { ReactNode } from 'react'
import type { CurrentUser } from '#site/lib/api.ts'
import { longDate } from '#services/platform/shared/spanish-formats.ts'
import { formatPhone } from '#site/lib/formats.ts'
import { accountNameLabels, userTypeLabels } from '#site/lib/labels.ts'
import { EmailConfirmation } from './EmailConfirmation.tsx'
import { bioInputs } from '#site/ui/account-inputs.ts'
import { shownEmail } from '#services/platform/validation/email-address.ts'

export function PersonalDataList({ user, sendsMail }: { user: CurrentUser; sendsMail: boolean }) {
  const { fullName, username, email, userType, phone, location, bio, createdAt } = user
  return (
    <dl className="facts">
      <DataItem name={accountNameLabels[userType]}>{fullName}</DataItem>
      <DataItem name="Nombre de usuario">{username}</DataItem>
      <DataItem name="Correo electrónico">
        {shownEmail(email)}
        {sendsMail && <EmailConfirmation user={user} />}
      </DataItem>
      <DataItem name="Teléfono">{phone && formatPhone(phone)}</DataItem>
      <DataItem name="Ubicación">
        {location ?? <span className="muted">Sin indicar</span>}
        <br />
        <a href="/ip-test">Actualizar mi ubicación</a>
      </DataItem>
      <DataItem name="Tipo de cuenta">{userTypeLabels[userType]}</DataItem>
      <DataItem name="Cuenta creada el">
        <time dateTime={createdAt}>{longDate(createdAt)}</time>
      </DataItem>
      <div className="wide">
        <dt>{bioInputs[userType].label}</dt>
        <dd className="text">{bio ?? <span className="muted">Sin indicar</span>}</dd>
      </div>
    </dl>
  )
}

function DataItem({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children || <span className="muted">Sin indicar</span>}</dd>
    </div>
  )
}
