import { useEffect, useRef } from 'react'
import { authPath } from '#services/auth/shared/auth-url.ts'
import type { AuthPageData } from '#services/pages/shared/contract.ts'
import { readPageData } from '#site/lib/read-page-data.ts'
import { useSession } from '#site/stores/use-session.ts'
import { FlashNotice } from '#site/ui/feedback/FlashNotice.tsx'
import { Tabs } from '#site/ui/Tabs.tsx'
import { redirectKeepingToast } from '#site/ui/feedback/toast.ts'
import { startPageOf } from './after-sign-in.ts'
import { LogInForm } from './LogInForm.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import { useAuthTab } from './use-auth-tab.ts'
import { useScrollToForm } from './use-scroll-to-form.ts'

/** A placeholder for the server's HTML when there is no data. */
export default function AuthIsland() {
  const data = readPageData<AuthPageData>()
  return data ? <Auth data={data} /> : <>%%form%%</>
}

/** Tabs for signing in and registering; redirects signed-in users. */
export function Auth({ data }: { data: AuthPageData }) {
  const { notice, returnTo, sent } = data
  const { selected, select } = useAuthTab(data.tab)
  const session = useSession()
  const place = useRef<HTMLDivElement>(null)
  useScrollToForm(place)
  useEffect(() => {
    if (session.state === 'user') redirectKeepingToast(returnTo ?? startPageOf(session.user))
  }, [session, returnTo])
  const sentAs = (tab: AuthPageData['tab']) => (data.tab === tab ? sent : undefined)
  const tabs = [
    {
      id: 'login',
      title: 'Iniciar Sesión',
      panel: <LogInForm data={data} sent={sentAs('login')} onOther={() => select('register')} />
    },
    {
      id: 'register',
      title: 'Registrarse',
      panel: <RegisterForm data={data} sent={sentAs('register')} onOther={() => select('login')} />
    }
  ]
  const href = (id: string) => authPath(id === 'register' ? 'register' : 'login', returnTo)
  return (
    <div className="stack" ref={place}>
      {notice && <p className="notice good">{notice}</p>}
      <FlashNotice />
      <Tabs label="Acceso" tabs={tabs} selected={selected} onSelect={select} href={href} />
    </div>
  )
}
