import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { CurrentUser } from '#site/lib/api.ts'
import { userTypeLabels } from '#site/lib/labels.ts'
import { Avatar } from '#site/ui/Avatar.tsx'
import { Protected } from '#site/ui/feedback/Protected.tsx'
import { $unseen } from '#site/stores/unseen.ts'
import { Count } from '#site/ui/Count.tsx'
import { useSession } from '#site/stores/use-session.ts'
import { accountWords, speech } from '#services/words/words.ts'

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
          <a className="title-link" href={speech.path('/profile')}>
            {accountWords.profile}
          </a>
        </p>
      </AccountHead>
      <nav className="tabs" aria-label={accountWords.profile}>
        <a href={speech.path('/profile')} aria-current="page">
          {accountWords.personalData}{' '}
        </a>
        {user?.userType === 'employer' && (
          <a href="/profile?tab=empleos">
            {accountWords.ownJobs} <Count of={unseen.waiting} />
          </a>
        )}
        <a href={speech.path('/profile?tab=aplicaciones')}>
          {accountWords.ownApplications}{' '}
          <Count of={user?.userType === 'applicant' ? unseen.applications : 0} />
        </a>
      </nav>
      <div className="stack gap-5 framed">
        <AccountRail user={user} current={path} sendsMail={sendsMail} />
        <div className="sections">
          <div className="stack intro">
            <p className="only-narrow">
              <a className="back" href={speech.path('/profile')}>
                {accountWords.profile}
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
    <div className="split account-head">
      {children}
      {user && (
        <div className="account-summary">
          <Avatar
            fullName={user.fullName}
            picture={user.profilePicture}
            isEmployer={user.userType === 'employer'}
          />
          <b translate="no" dir="auto">
            {user.fullName}
          </b>
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
  const links: readonly (readonly [path: string, text: string])[] = [
    ['/profile#datos', accountWords.yourData],
    user?.userType === 'employer'
      ? ['/profile#comprobado', accountWords.checkedCentre]
      : ['/profile#publicado', accountWords.publishedProfile],
    ['/profile#acceso', accountWords.access],
    ...(sendsMail ? [['/ajustes', accountWords.mails] as const] : []),
    ['/mis-datos', accountWords.myData],
    ['/profile#eliminar', accountWords.deleteAccount]
  ]
  return (
    <nav className="rail sticky" aria-label={accountWords.personalData}>
      {links.map(([href, text]) => (
        <a key={href} href={speech.path(href)} aria-current={href === current ? 'page' : undefined}>
          {`${text} `}
        </a>
      ))}
    </nav>
  )
}
