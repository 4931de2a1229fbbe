import { lazy, Suspense, useEffect, useState } from 'react'
import { Protected } from '#site/ui/Protected.tsx'
import { lazyWithRetry } from '#site/ui/lazy-with-retry.tsx'
import { Tabs } from '#site/ui/Tabs.tsx'
import { useTab } from '#site/ui/use-tab.ts'
import type { CurrentUser } from '#site/lib/api.ts'
import { mayBeSignedIn } from '#site/lib/signed-in-hint.ts'
import { AccountDeleted } from './AccountDeleted.tsx'
import { PersonalData } from './PersonalData.tsx'
import { AccountSummary } from './AccountSummary.tsx'
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
export default function Profile({ sendsMail }: { sendsMail: string }) {
  useEffect(() => {
    const named = new URLSearchParams(location.search).get('tab')
    if (mayBeSignedIn()) prefetchByTab.get(named)?.().catch(console.error)
  }, [])
  return <Protected>{user => <ProfileTabs user={user} sendsMail={sendsMail !== ''} />}</Protected>
}

function ProfileTabs({ user, sendsMail }: { user: CurrentUser; sendsMail: boolean }) {
  const ids = user.userType === 'employer' ? employerTabIds : applicantTabIds
  const { selected, select } = useTab(ids)
  const [farewell, setFarewell] = useState<string>()
  if (farewell) return <AccountDeleted message={farewell} />
  const tabs = [
    {
      id: 'datos',
      title: 'Información Personal',
      panel: <PersonalData user={user} sendsMail={sendsMail} onGone={setFarewell} />
    },
    {
      id: 'empleos',
      title: 'Mis Empleos Publicados',
      panel: selected === 'empleos' && <OwnJobs employerId={user.id} />
    },
    {
      id: 'aplicaciones',
      title: 'Mis Aplicaciones',
      panel: selected === 'aplicaciones' && <SentApplications user={user} />
    }
  ]
  return (
    <div className="stack profile">
      <AccountSummary user={user} />
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
    </div>
  )
}
