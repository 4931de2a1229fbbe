import { useEffect, useState } from 'react'
import { Protected } from '#site/ui/session/Protected.tsx'
import { later } from '#site/ui/states/lazy-with-retry.tsx'
import { Tabs } from '#site/ui/tabs/Tabs.tsx'
import { useTab } from '#site/ui/tabs/use-tab.ts'
import type { User } from '#site/lib/api.ts'
import { hasHint } from '#site/stores/session.ts'
import { Farewell } from './AccountDeleted.tsx'
import { Personal } from './PersonalData.tsx'
import { Who } from './AccountSummary.tsx'

const OwnJobs = later(() => import('#site/islands/jobs/OwnJobs.tsx').then(part => part.OwnJobs))
const SentApplications = later(() =>
  import('#site/islands/applications/SentApplications.tsx').then(part => part.SentApplications)
)
const forApplicants = ['datos', 'aplicaciones']
const forEmployers = ['datos', 'empleos', 'aplicaciones']

/** What a tab that the address names needs, asked for while it is still asked who is signed in. */
const ahead = new Map<string | null, () => Promise<unknown>>([
  ['empleos', () => import('#site/islands/jobs/OwnJobs.tsx')],
  [
    'aplicaciones',
    () => import('#site/islands/applications/SentApplications.tsx').then(part => part.askSent())
  ]
])

/** Somebody's own page: who they are, what they publish, what they have sent. */
export default function Profile() {
  useEffect(() => {
    const named = new URLSearchParams(location.search).get('tab')
    if (hasHint()) ahead.get(named)?.().catch(console.error)
  }, [])
  return <Protected>{user => <OwnPage user={user} />}</Protected>
}

function OwnPage({ user }: { user: User }) {
  const ids = user.userType === 'employer' ? forEmployers : forApplicants
  const { selected, select } = useTab(ids)
  const [farewell, setFarewell] = useState<string>()
  if (farewell) return <Farewell message={farewell} />
  const tabs = [
    {
      id: 'datos',
      title: 'Información Personal',
      panel: <Personal user={user} onGone={setFarewell} />
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
      <Who user={user} />
      <Tabs
        label="Mi Perfil"
        tabs={tabs.filter(({ id }) => ids.includes(id))}
        selected={selected}
        onSelect={select}
      />
    </div>
  )
}
