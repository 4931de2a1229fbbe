import type { CurrentUser } from '#site/lib/api.ts'
import { longDate } from '#services/platform/shared/formats.ts'
import { formatPhone } from '#site/lib/formats.ts'
import { accountNameLabels, userTypeLabels } from '#site/lib/labels.ts'
import { Address } from '#site/ui/Address.tsx'
import { bioInputs } from '#site/ui/forms/account-inputs.ts'
import { shownEmail } from '#services/platform/validation/email-address.ts'
import { SendAgain } from './SendAgain.tsx'

export function PersonalDataList({ user, sendsMail }: { user: CurrentUser; sendsMail: boolean }) {
  const { fullName, username, email, userType, phone, location, bio, createdAt } = user
  const asksToConfirm = sendsMail && (!user.emailConfirmed || user.pendingEmail !== null)
  return (
    <dl className="box facts">
      <div>
        <dt>{accountNameLabels[userType]}</dt>
        <dd>{fullName}</dd>
      </div>
      <div>
        <dt>Nombre de usuario</dt>
        <dd>{username}</dd>
      </div>
      <div>
        <dt>Correo electrónico</dt>
        <dd>
          <Address text={shownEmail(email)} />
          {sendsMail && <EmailState user={user} />}
        </dd>
        {asksToConfirm && (
          <dd className="act">
            <SendAgain
              text="Enviar otra vez"
              label="Enviar otra vez el enlace para confirmar el correo"
            />
          </dd>
        )}
      </div>
      <div>
        <dt>Teléfono</dt>
        <dd>
          {phone ? formatPhone(phone) : <NotSaid />}
          {phone && userType === 'applicant' && (
            <span className="small muted block">
              Solo se enseña a una empresa con cuenta que lo pida; tú verás cuál.
            </span>
          )}
        </dd>
      </div>
      <div>
        <dt>Ubicación</dt>
        <dd>{location ?? <NotSaid />}</dd>
        <dd className="act">
          <a className="button quiet slim at-end" href="/ip-test">
            Actualizar mi ubicación
          </a>
        </dd>
      </div>
      <div>
        <dt>Tipo de cuenta</dt>
        <dd>{userTypeLabels[userType]}</dd>
      </div>
      <div>
        <dt>Cuenta creada el</dt>
        <dd>
          <time dateTime={createdAt}>{longDate(createdAt)}</time>
        </dd>
      </div>
      <div>
        <dt>{bioInputs[userType].label}</dt>
        <dd className="text">{bio ?? <NotSaid />}</dd>
      </div>
    </dl>
  )
}

const NotSaid = () => <span className="muted">Sin indicar</span>

function EmailState({ user: { emailConfirmed, pendingEmail } }: { user: CurrentUser }) {
  if (pendingEmail) {
    return (
      <span className="small muted block">
        Cambiará a <Address text={shownEmail(pendingEmail)} /> cuando lo confirmes.
      </span>
    )
  }
  return (
    <>
      {' '}
      {emailConfirmed ? (
        <span className="tag approved">Confirmado</span>
      ) : (
        <span className="tag due">Sin confirmar</span>
      )}
    </>
  )
}
