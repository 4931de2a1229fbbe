import { useEffect, useRef, useState, type RefObject } from 'react'
import { lazyWithRetry } from '#site/ui/feedback/lazy-with-retry.tsx'
import type { CurrentUser } from '#site/lib/api.ts'
import { AccountRail } from './AccountFrame.tsx'
import { ConfirmedCentre } from './ConfirmedCentre.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { PersonalDataList } from './PersonalDataList.tsx'
import { topicsOf } from './mail-topics.ts'
import { toast } from '#site/ui/toasts/toast.ts'
import { formatCount } from '#services/platform/shared/formats.ts'
import { useQuery } from '#site/stores/queries.ts'
import { fetchSessions, sessionsKey } from './sessions.ts'
import { accountWords, speech } from '#services/words/words.ts'

const PersonalForm = lazyWithRetry(() =>
  import('./PersonalDataForm.tsx').then(part => part.PersonalDataForm)
)
const PublishedProfile = lazyWithRetry(() =>
  import('./PublishedProfile.tsx').then(part => part.PublishedProfile)
)

/** Options from the operator's configuration. */
export interface ProfileOptions {
  /** Empty where addresses need no confirmation. */
  sendsMail: string
  eraseAfterDays: string
}

interface Props {
  user: CurrentUser
  facts: ProfileOptions
  /** Called with the server's message when the account is deleted. */
  onGone(message: string): void
}

/** The account's data, with the forms to change and to delete it. */
export function PersonalData({ user, facts, onGone }: Props) {
  const sections = useRef<HTMLDivElement>(null)
  const current = useSectionInView(sections)
  const sendsMail = facts.sendsMail !== ''
  return (
    <div className="stack gap-5 framed">
      <AccountRail user={user} current={`/profile#${current}`} sendsMail={sendsMail} />
      <div className="sections" ref={sections}>
        <OwnData user={user} sendsMail={sendsMail} />
        {user.userType === 'employer' ? (
          <ConfirmedCentre user={user} />
        ) : (
          <section className="section" id="publicado" aria-labelledby="t-publicado">
            <div className="head">
              <h2 id="t-publicado">{accountWords.publishedProfile}</h2>
            </div>
            <PublishedProfile />
          </section>
        )}
        <section className="section" id="acceso" aria-labelledby="t-acceso">
          <div className="head">
            <h2 id="t-acceso">{accountWords.access}</h2>
          </div>
          <div className="box">
            <PasswordSetting user={user} />
            <SessionSetting />
          </div>
        </section>
        <section className="section" aria-labelledby="t-mas">
          <div className="head">
            <h2 id="t-mas">{sendsMail ? accountWords.mailsAndData : accountWords.data}</h2>
          </div>
          <div className="box">
            {sendsMail && (
              <div className="setting">
                <div>
                  <p className="name">{accountWords.mails}</p>
                  <p className="about">{chosenMail(user)}</p>
                </div>
                <a className="button secondary slim" href={speech.path('/ajustes')}>
                  {accountWords.chooseMails}
                </a>
              </div>
            )}
            <div className="setting">
              <div>
                <p className="name">{accountWords.myData}</p>
                <p className="about">{accountWords.myDataText}</p>
              </div>
              <a className="button secondary slim" href={speech.path('/mis-datos')}>
                {accountWords.seeMyData}
              </a>
            </div>
          </div>
        </section>
        <section className="section" id="eliminar" aria-labelledby="t-eliminar">
          <div className="head">
            <h2 id="t-eliminar">{accountWords.deleteAccount}</h2>
          </div>
          <div className="box">
            <DeleteAccount user={user} eraseAfterDays={facts.eraseAfterDays} onGone={onGone} />
          </div>
        </section>
      </div>
    </div>
  )
}

function chosenMail({ userType, stoppedMail }: CurrentUser): string {
  const topics = topicsOf(userType)
  const wanted = topics.filter(({ topic }) => !stoppedMail.includes(topic)).length
  if (wanted === topics.length) return accountWords.allMails(wanted)
  if (!wanted) return accountWords.noMails
  return accountWords.someMails(wanted, topics.length)
}

type View = 'facts' | 'form' | 'saved'

function OwnData({ user, sendsMail }: { user: CurrentUser; sendsMail: boolean }) {
  const [view, setView] = useState<View>('facts')
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current !== view) heading.current?.focus()
    shown.current = view
  }, [view])
  return (
    <section className="section" id="datos" aria-labelledby="t-datos">
      <div className="head">
        <h2 id="t-datos" ref={heading} tabIndex={-1}>
          {view === 'form' ? accountWords.editData : accountWords.yourData}
        </h2>
        {view !== 'form' && (
          <button className="button secondary slim" type="button" onClick={() => setView('form')}>
            {accountWords.edit}
          </button>
        )}
      </div>
      {view === 'saved' && <p className="notice good">{accountWords.dataSaved}</p>}
      {view === 'form' ? (
        <div className="panel">
          <PersonalForm
            user={user}
            onSaved={() => setView('saved')}
            onCancel={() => setView('facts')}
          />
        </div>
      ) : (
        <PersonalDataList user={user} sendsMail={sendsMail} />
      )}
    </section>
  )
}

const PasswordForm = lazyWithRetry(() =>
  import('./PasswordForm.tsx').then(part => part.PasswordForm)
)

/** A new password. It ends the sessions of other devices. */
function PasswordSetting({ user }: { user: CurrentUser }) {
  const [isOpen, setOpen] = useState(false)
  const [isDone, setDone] = useState(false)
  function finish() {
    setOpen(false)
    setDone(true)
    toast({
      title: accountWords.passwordChangedTitle,
      description: accountWords.passwordChanged
    })
  }
  return (
    <div>
      <div className="setting">
        <div>
          <p className="name">{accountWords.password}</p>
          <p className="about">
            {isDone && !isOpen
              ? `${accountWords.passwordChanged} ${accountWords.sessionsEnded}`
              : accountWords.passwordAbout}
          </p>
        </div>
        <button
          className="button secondary slim"
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {accountWords.changePassword}
        </button>
      </div>
      {isOpen && (
        <div className="stack gap-3 opened">
          <PasswordForm user={user} onDone={finish} />
        </div>
      )}
    </div>
  )
}

const OwnSessions = lazyWithRetry(() => import('./OwnSessions.tsx').then(part => part.OwnSessions))

/** The sessions of the account. */
function SessionSetting() {
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery(sessionsKey, fetchSessions)
  return (
    <div>
      <div className="setting">
        <div>
          <p className="name">{accountWords.openSessions}</p>
          <p className="about">
            {data
              ? accountWords.onDevices(
                  formatCount(data.sessions.length, accountWords.device, accountWords.devices)
                )
              : accountWords.sessionsAbout}
          </p>
        </div>
        <button
          className="button secondary slim"
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? accountWords.hideSessions : accountWords.seeSessions}
        </button>
      </div>
      {isOpen && (
        <div className="stack gap-3 opened">
          <OwnSessions />
        </div>
      )}
    </div>
  )
}

/** The id of the part of the page that is in view; the part in the address is scrolled to once it is rendered. */
function useSectionInView(sections: RefObject<HTMLElement | null>): string {
  const [current, setCurrent] = useState('')
  useEffect(() => {
    const parts = [...(sections.current?.querySelectorAll(':scope > [id]') ?? [])]
    const named = parts.find(({ id }) => `#${id}` === location.hash)
    named?.scrollIntoView()
    setCurrent((named ?? parts[0])?.id ?? '')
    // A line below the header.
    const observer = new IntersectionObserver(
      entries => {
        for (const { target, isIntersecting } of entries) if (isIntersecting) setCurrent(target.id)
      },
      { rootMargin: '-25% 0px -74% 0px' }
    )
    for (const part of parts) observer.observe(part)
    return () => observer.disconnect()
  }, [sections])
  return current
}
