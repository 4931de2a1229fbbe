import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { setSessionUser } from '#site/stores/session.ts'
import { Dialog } from '#site/ui/dialogs/Dialog.tsx'
import { $signInRequest, type SignInRequest } from './sign-in-again.ts'
import { useLogInForm } from '#site/ui/dialogs/use-log-in-form.ts'
import { LogInButton, LogInFields } from '#site/ui/dialogs/LogInFields.tsx'
import { ValidatedForm } from '../forms/ValidatedForm.tsx'
import { formWords } from '#services/words/words.ts'

/** The dialog in which a user whose session has ended signs in, without leaving the page. */
export function SignInAgain() {
  const request = useStore($signInRequest)
  return request && <SignInDialog {...request} />
}

function SignInDialog({ user, isElsewhere, settle }: SignInRequest) {
  const { username } = user
  const { form, isCodeAsked } = useLogInForm({
    username,
    prefix: 'again-',
    onSuccess(again) {
      setSessionUser(again)
      settle(true)
    }
  })
  const passwordId = form.id('password')
  useEffect(() => document.getElementById(passwordId)?.focus(), [passwordId])
  const cancel = () => settle(false)
  return (
    <Dialog title={formWords.sessionEnded} onClose={cancel} isClosable={!isElsewhere}>
      <ValidatedForm form={form} intro={<p>{isElsewhere ? elsewhereText : endedText}</p>}>
        <div className="field">
          <label htmlFor={form.id('username')}>{formWords.username}</label>
          <input
            className="input"
            id={form.id('username')}
            autoComplete="username"
            value={username}
            readOnly
          />
        </div>
        <LogInFields form={form} isCodeAsked={isCodeAsked} />
        <div className="actions">
          <LogInButton form={form} />
          <button className="button secondary" type="button" onClick={cancel}>
            {isElsewhere ? formWords.leaveUnsaved : formWords.notNow}
          </button>
        </div>
      </ValidatedForm>
    </Dialog>
  )
}

const endedText = formWords.signInToGoOn
const elsewhereText = formWords.closedElsewhere
