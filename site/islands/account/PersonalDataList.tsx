import type { ReactNode } from 'react'
import type { User } from '#site/lib/api.ts'
import { longDate, phoneText } from '#site/lib/formats.ts'
import { accountNames } from './AccountSummary.tsx'

export function PersonalFacts({ user }: { user: User }) {
  const { fullName, username, email, userType, phone, location, bio, createdAt } = user
  return (
    <dl className="facts">
      <Fact name="Nombre completo">{fullName}</Fact>
      <Fact name="Nombre de usuario">{username}</Fact>
      <Fact name="Correo electrónico">{email}</Fact>
      <Fact name="Teléfono">{phone && phoneText(phone)}</Fact>
      <Fact name="Ubicación">
        {location ?? <span className="muted">Sin indicar</span>}
        <br />
        <a href="/ip-test">Actualizar mi ubicación</a>
      </Fact>
      <Fact name="Tipo de cuenta">{accountNames[userType]}</Fact>
      <Fact name="Cuenta creada el">
        <time dateTime={createdAt}>{longDate(createdAt)}</time>
      </Fact>
      <div className="wide">
        <dt>Sobre ti</dt>
        <dd className="text">{bio ?? <span className="muted">Sin indicar</span>}</dd>
      </div>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children || <span className="muted">Sin indicar</span>}</dd>
    </div>
  )
}
