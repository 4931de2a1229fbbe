import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Protected } from '#site/ui/Protected.tsx'
import { lazyWithRetry } from '#site/ui/lazy-with-retry.tsx'
import { Count } from '#site/ui/Count.tsx'
import { Tabs } from '#site/ui/Tabs.tsx'
import { useTab } from '#site/ui/use-tab.ts'
import type { CurrentUser } from '#site/lib/api.ts'
import { mayBeSignedIn } from '#site/lib/signed-in-hint.ts'
import { AccountPart } from './AccountPart.tsx'
import { PersonalData, type ProfileOptions } from './PersonalData.tsx'
import { $unseen } from '#site/stores/unseen.ts'
import { useSession } from '#site/stores/use-session.ts'
import { AccountHead } from './AccountFrame.tsx'
import { BouncedEmail } from './BouncedEmail.tsx'
import { TermsNotice } from './TermsNotice.tsx'

/** Few accounts have any. */
const OwnDecisions = lazy(async () => ({
  default: (await import('./OwnDecisions.tsx')).OwnDecisions
}))
const OwnJobs = lazyWithRetry(() =>
  import('#site/islands/jobs/OwnJobs.tsx').then(part => part.OwnJobs)
)
const SentApplications = lazyWithRetry(() =>
  import('#site/islands/applications/SentApplications.tsx').then(part => part.SentApplications)
)
const applicantTabIds = ['datos', 'aplicaciones']
const employerTabIds = ['datos', 'empleos', 'aplicaciones']

/** Requests of the tab in the address, sent while the session loads. */
const prefetchByTab = new Map<string | null, () => Promise<unknown>>([
  ['empleos', () => import('#site/islands/jobs/OwnJobs.tsx')],
  [
    'aplicaciones',
    () =>
      import('#site/islands/applications/SentApplications.tsx').then(part =>
        part.prefetchSentApplications()
      )
  ]
])

/** The page of the signed-in user: data, own jobs, sent applications. */
export default function Profile(facts: ProfileOptions) {
  useEffect(() => {
    const named = new URLSearchParams(location.search).get('tab')
    if (mayBeSignedIn()) prefetchByTab.get(named)?.().catch(console.error)
  }, [])
  const session = useSession()
  return (
    <>
      <AccountHead user={session.state === 'user' ? session.user : undefined}>
        <h1 className="title">Mi Perfil</h1>
      </AccountHead>
      <Protected>{user => <ProfileTabs user={user} facts={facts} />}</Protected>
    </>
  )
}

function ProfileTabs({ user, facts }: { user: CurrentUser; facts: ProfileOptions }) {
  const ids = user.userType === 'employer' ? employerTabIds : applicantTabIds
  const { selected, select } = useTab(ids)
  const [farewell, setFarewell] = useState<string>()
  const unseen = useStore($unseen, { ssr: 'initial' })
  const tabs = [
    {
      id: 'datos',
      title: 'Información Personal',
      panel: <PersonalData user={user} facts={facts} onGone={setFarewell} />
    },
    {
      id: 'empleos',
      title: withCount('Mis Empleos Publicados', unseen.waiting),
      panel: selected === 'empleos' && <OwnJobs employerId={user.id} />
    },
    {
      id: 'aplicaciones',
      title: withCount('Mis Aplicaciones', user.userType === 'applicant' ? unseen.applications : 0),
      panel: selected === 'aplicaciones' && <SentApplications user={user} />
    }
  ]
  return (
    <AccountPart farewell={farewell}>
      <BouncedEmail user={user} />
      <TermsNotice registeredAt={user.createdAt} />
      <Suspense>
        <OwnDecisions />
      </Suspense>
      <Tabs
        label="Mi Perfil"
        tabs={tabs.filter(({ id }) => ids.includes(id))}
        selected={selected}
        onSelect={select}
      />
    </AccountPart>
  )
}

const withCount = (title: string, count: number) => (
  <>
    {title} <Count of={count} />
  </>
)
