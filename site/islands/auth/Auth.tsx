import { useEffect, useRef, useState, type RefObject } from 'react'
import {
  authPath,
  type AuthUrl,
  mailCodeParameter,
  mailCodePath,
  type MailCodeStep,
  readAuthUrl
} from '#services/auth/shared/auth-url.ts'
import type { AuthPageData } from '#services/pages/shared/contract.ts'
import { isMotionReduced } from '#site/lib/browser/motion.ts'
import { readPageData } from '#site/lib/browser/read-page-data.ts'
import { useSession } from '#site/stores/use-session.ts'
import { FlashNotice } from '#site/ui/feedback/FlashNotice.tsx'
import { Tabs } from '#site/ui/Tabs.tsx'
import { redirectKeepingToast } from '#site/ui/toasts/toast.ts'
import { startPageOf } from './after-sign-in.ts'
import { LogInForm } from './LogInForm.tsx'
import { MailCodePanel } from './MailCodePanel.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import { authWords } from '#services/words/words.ts'

/** A placeholder for the server's HTML when there is no data. */
export default function AuthIsland() {
  const data = readPageData<AuthPageData>()
  return data ? <Auth data={data} /> : <>%%form%%</>
}

/** Tabs for signing in and registering; redirects signed-in users. */
export function Auth({ data }: { data: AuthPageData }) {
  const { notice, returnTo, sendsMail, sent } = data
  const { shown, isMoved, selectTab, selectStep } = useAuthAddress(data)
  const [typed, setTyped] = useState('')
  function askMailCode(login: string) {
    setTyped(login)
    selectStep('ask', returnTo)
  }
  const session = useSession()
  const place = useRef<HTMLDivElement>(null)
  useScrollToForm(place)
  useEffect(() => {
    if (session.state === 'user') redirectKeepingToast(returnTo ?? startPageOf(session.user))
  }, [session, returnTo])
  const sentAs = (tab: AuthUrl['tab'], mailCode?: MailCodeStep) =>
    data.tab === tab && data.mailCode === mailCode ? sent : undefined
  const tabs = [
    {
      id: 'login',
      title: authWords.logIn,
      panel:
        sendsMail && shown.mailCode ? (
          <MailCodePanel
            data={data}
            step={shown.mailCode}
            sent={sentAs('login', shown.mailCode)}
            takesFocus={isMoved}
            typed={typed}
            onStep={step => selectStep(step, returnTo)}
          />
        ) : (
          <LogInForm
            data={data}
            sent={sentAs('login')}
            onOther={() => selectTab('register')}
            onMailCode={askMailCode}
          />
        )
    },
    {
      id: 'register',
      title: authWords.register,
      panel: (
        <RegisterForm data={data} sent={sentAs('register')} onOther={() => selectTab('login')} />
      )
    }
  ]
  const href = (id: string) => authPath(id === 'register' ? 'register' : 'login', returnTo)
  return (
    <div className="stack" ref={place}>
      {notice && <p className="notice good">{notice}</p>}
      <FlashNotice />
      <Tabs
        label={authWords.access}
        tabs={tabs}
        selected={shown.tab}
        onSelect={selectTab}
        href={href}
      />
    </div>
  )
}

/** The tab and the step in the address, to which Back returns. */
function useAuthAddress(first: Pick<AuthUrl, 'tab' | 'mailCode'>) {
  const [shown, setShown] = useState(first)
  const [isMoved, setMoved] = useState(false)
  useEffect(() => {
    const read = () => setShown(readAuthUrl(location.search))
    // Another tab may have been opened before the script arrived.
    read()
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [])
  function open(address: URL) {
    if (address.href !== location.href) history.pushState(null, '', address)
    setShown(readAuthUrl(address.search))
  }
  function selectTab(id: string) {
    const address = new URL(location.href)
    if (id === 'register') address.searchParams.set('register', 'true')
    else address.searchParams.delete('register')
    address.searchParams.delete(mailCodeParameter)
    open(address)
  }
  function selectStep(step: MailCodeStep | undefined, returnTo: string | undefined) {
    setMoved(true)
    const path = step ? mailCodePath(step, returnTo) : authPath('login', returnTo)
    open(new URL(path, location.href))
  }
  return { shown, isMoved, selectTab, selectStep }
}

/** Pixels that stay free above the form. */
const offset = 80
/** Milliseconds for which content above the form may still grow while the page loads. */
const retryDelays = [300, 600, 1000]
const userInputEvents = ['pointerdown', 'keydown', 'wheel']

/** `fromMobile=true` scrolls to the form, unless the visitor has already scrolled. */
function useScrollToForm(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (new URLSearchParams(location.search).get('fromMobile') !== 'true') return
    const timers = retryDelays.map(wait => setTimeout(() => scrollTo(place.current), wait))
    const stop = () => timers.forEach(clearTimeout)
    for (const hand of userInputEvents) addEventListener(hand, stop, { once: true, passive: true })
    return () => {
      stop()
      for (const hand of userInputEvents) removeEventListener(hand, stop)
    }
  }, [place])
}

function scrollTo(form: HTMLElement | null): void {
  if (!form) return
  const top = form.getBoundingClientRect().top + scrollY - offset
  window.scrollTo({ top, behavior: isMotionReduced() ? 'instant' : 'smooth' })
}
