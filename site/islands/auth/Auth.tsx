import { type ReactNode, useEffect, useRef } from 'react'
import { useSession } from '#site/stores/use-session.ts'
import { FlashNotice } from '#site/ui/FlashNotice.tsx'
import { Tabs } from '#site/ui/Tabs.tsx'
import { redirectKeepingToast } from '#site/ui/toast.ts'
import { LogInForm } from './LogInForm.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import { useAuthTab } from './use-auth-tab.ts'
import { useScrollToForm } from './use-scroll-to-form.ts'
import { startPageOf } from './after-sign-in.ts'

/** Tabs for signing in and registering; redirects signed-in users. `dataNotice` and `forgotten` are HTML of the page, without script. */
export default function Auth({
  dataNotice,
  forgotten
}: {
  dataNotice?: ReactNode
  forgotten?: ReactNode
}) {
  const { selected, select, userType } = useAuthTab()
  const session = useSession()
  const place = useRef<HTMLDivElement>(null)
  useScrollToForm(place)
  useEffect(() => {
    if (session.state === 'user') redirectKeepingToast(startPageOf(session.user))
  }, [session])
  const tabs = [
    {
      id: 'login',
      title: 'Iniciar Sesión',
      panel: <LogInForm onOther={() => select('register')} forgotten={forgotten} />
    },
    {
      id: 'register',
      title: 'Registrarse',
      panel: (
        <RegisterForm userType={userType} onOther={() => select('login')} dataNotice={dataNotice} />
      )
    }
  ]
  return (
    <div className="stack" ref={place}>
      <FlashNotice />
      <Tabs label="Acceso" tabs={tabs} selected={selected} onSelect={select} />
    </div>
  )
}
