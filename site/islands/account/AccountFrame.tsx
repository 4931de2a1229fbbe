import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { CurrentUser } from '#site/lib/api.ts'
import { userTypeLabels } from '#site/lib/labels.ts'
import { Avatar } from '#site/ui/Avatar.tsx'
import { Protected } from '#site/ui/feedback/Protected.tsx'
import { $unseen } from '#site/stores/unseen.ts'
import { Count } from '#site/ui/Count.tsx'
import { useSession } from '#site/stores/use-session.ts'

interface Props {
  path: '/ajustes' | '/mis-datos'
  name: string
  about: ReactNode
  sendsMail: boolean
  children(user: CurrentUser): ReactNode
}

/** A page of an account beside the profile: the same head, tabs and rail. Its heading is rendered before the account is known. */
export function AccountFrame({ path, name, about, sendsMail, children }: Props) {
  const session = useSession()
  const unseen = useStore($unseen, { ssr: 'initial' })
  const user = session.state === 'user' ? session.user : undefined
  return (
    <>
      <AccountHead user={user}>
        <p className="title">
          <a href="/profile">Mi Perfil</a>
        </p>
      </AccountHead>
      <nav className="tabs" aria-label="Mi Perfil">
        <a href="/profile" aria-current="page">
          Información Personal{' '}
        </a>
        {user?.userType === 'employer' && (
          <a href="/profile?tab=empleos">
            Mis Empleos Publicados <Count of={unseen.waiting} />
          </a>
        )}
        <a href="/profile?tab=aplicaciones">
          Mis Aplicaciones <Count of={user?.userType === 'applicant' ? unseen.applications : 0} />
        </a>
      </nav>
      <div className="framed">
        <AccountRail user={user} current={path} sendsMail={sendsMail} />
        <div className="sections">
          <div className="intro">
            <p className="only-narrow">
              <a className="back" href="/profile">
                Mi Perfil
              </a>
            </p>
            <h1>{name}</h1>
            <p className="hint">{about}</p>
          </div>
          <Protected>{children}</Protected>
        </div>
      </div>
    </>
  )
}

/** The title of an account's pages, and the name of the account. */
export function AccountHead({
  user,
  children
}: {
  user: CurrentUser | undefined
  children: ReactNode
}) {
  return (
    <div className="account-head">
      {children}
      {user && (
        <div className="account-summary">
          <Avatar
            fullName={user.fullName}
            picture={user.profilePicture}
            isEmployer={user.userType === 'employer'}
          />
          <b>{user.fullName}</b>
          <span>{userTypeLabels[user.userType]}</span>
        </div>
      )}
    </div>
  )
}

interface RailProps {
  user: CurrentUser | undefined
  /** The current page, or the current part of `/profile`. */
  current: string
  sendsMail: boolean
}

/** The parts of an account; beside it where there is room. */
export function AccountRail({ user, current, sendsMail }: RailProps) {
  const links = [
    ['/profile#datos', 'Tus datos'],
    user?.userType === 'employer'
      ? ['/profile#comprobado', 'Tu centro, comprobado']
      : ['/profile#publicado', 'Tu perfil publicado'],
    ['/profile#acceso', 'Acceso'],
    ...(sendsMail ? [['/ajustes', 'Correos']] : []),
    ['/mis-datos', 'Mis datos'],
    ['/profile#eliminar', 'Eliminar cuenta']
  ]
  return (
    <nav className="rail" aria-label="Información Personal">
      {links.map(([href, text]) => (
        <a key={href} href={href} aria-current={href === current ? 'page' : undefined}>
          {`${text} `}
        </a>
      ))}
    </nav>
  )
}
