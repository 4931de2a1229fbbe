import { useEffect, useRef, useState } from 'react'
import { lazyWithRetry } from '#site/ui/lazy-with-retry.tsx'
import type { CurrentUser } from '#site/lib/api.ts'
import { PasswordSection } from './PasswordSection.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { VerificationSection } from './VerificationSection.tsx'
import { SessionSection } from './SessionSection.tsx'
import { PersonalDataList } from './PersonalDataList.tsx'

const PersonalForm = lazyWithRetry(() =>
  import('./PersonalDataForm.tsx').then(part => part.PersonalDataForm)
)

interface Props {
  user: CurrentUser
  /** False where addresses need no confirmation. */
  sendsMail: boolean
  /** Called with the server's message when the account is deleted. */
  onGone(message: string): void
}

type View = 'facts' | 'form' | 'saved'

/** The account's data, with the forms to change and to delete it. */
export function PersonalData({ user, sendsMail, onGone }: Props) {
  const [view, setView] = useState<View>('facts')
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current !== view) heading.current?.focus()
    shown.current = view
  }, [view])
  return (
    <div className="personal-data">
      <section className="panel">
        <div className="row space-between">
          <h2 ref={heading} tabIndex={-1}>
            {view === 'form' ? 'Editar tus datos' : 'Tus datos'}
          </h2>
          {view !== 'form' && (
            <button className="button secondary" type="button" onClick={() => setView('form')}>
              Editar
            </button>
          )}
        </div>
        {view === 'saved' && <p className="notice good">Tus datos están guardados.</p>}
        {view === 'form' ? (
          <PersonalForm
            user={user}
            onSaved={() => setView('saved')}
            onCancel={() => setView('facts')}
          />
        ) : (
          <PersonalDataList user={user} sendsMail={sendsMail} />
        )}
      </section>
      <div className="stack">
        {user.userType === 'employer' && <VerificationSection user={user} />}
        <PasswordSection user={user} />
        {sendsMail && (
          <section className="panel">
            <div className="row space-between">
              <h2>Correos</h2>
              <a className="button secondary" href="/ajustes">
                Elegir qué correos recibo
              </a>
            </div>
          </section>
        )}
        <SessionSection />
        <section className="panel">
          <h2>Mis datos</h2>
          <p className="muted">Tu copia de todo, quién ha visto tu contacto, y tus derechos.</p>
          <a className="button secondary" href="/mis-datos">
            Ver mis datos
          </a>
        </section>
        <DeleteAccount user={user} onGone={onGone} />
      </div>
    </div>
  )
}
