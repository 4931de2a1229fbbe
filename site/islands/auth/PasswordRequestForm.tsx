import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react'
import { authPath } from '#services/auth/shared/auth-url.ts'
import type { PasswordPageData } from '#services/pages/shared/contract.ts'
import { RequestPasswordReset as RequestSchema } from '#services/users/contract.ts'
import { apiClient, callApi } from '#site/lib/api.ts'
import { readPageData } from '#site/lib/browser/read-page-data.ts'
import { takeTypedLogin } from '#site/lib/browser/session-storage.ts'
import { SubmitButton } from '#site/ui/forms/SubmitButton.tsx'
import { TextField } from '#site/ui/fields/TextField.tsx'
import { useForm } from '#site/ui/forms/use-form.ts'
import { ValidatedForm } from '#site/ui/forms/ValidatedForm.tsx'
import { usernameInput } from './username-input.ts'
import { authWords, speech } from '#services/words/words.ts'

/** A placeholder for the server's HTML when there is no data. */
export default function PasswordRequestIsland() {
  const data = readPageData<PasswordPageData>()
  return data ? <PasswordRequestForm data={data} /> : <>%%form%%</>
}

/** Asks for an e-mail with a link; the response is the same with and without an account. */
export function PasswordRequestForm({ data }: { data: PasswordPageData }) {
  const { path, returnTo, sent, state } = data
  const [isSent, setSent] = useState(state === 'sent')
  const form = useForm({
    schema: RequestSchema,
    initial: { login: '' },
    sent,
    send: json => callApi(apiClient['password-resets'].$post({ json })),
    onSuccess: () => setSent(true)
  })
  const fillIn = useEffectEvent(() => {
    const typed = takeTypedLogin()
    if (typed && !form.values['login']) form.set('login', typed)
  })
  useEffect(() => fillIn(), [])
  function askAgain(event: MouseEvent) {
    event.preventDefault()
    setSent(false)
  }
  return (
    <>
      <div role="status">
        {isSent ? (
          <div className="panel column">
            <h2>{authWords.lookAtMail}</h2>
            <p>{authWords.linkSent(named(form.values['login']))}</p>
            <p className="muted">{authWords.notArrived}</p>
            <a className="button secondary" href={path} onClick={askAgain}>
              {authWords.askAnother}
            </a>
          </div>
        ) : (
          <ValidatedForm form={form} action={path} className="panel">
            <TextField
              form={form}
              name="login"
              label={authWords.usernameOrFullEmail}
              {...usernameInput}
            />
            <SubmitButton form={form} text={authWords.sendLink} pending={authWords.sending} />
          </ValidatedForm>
        )}
      </div>
      <p>
        <a href={authPath('login', returnTo)}>{authWords.backToLogIn}</a>
      </p>
    </>
  )
}

const named = (login: string | undefined) => (login ? speech.quoted(login) : authWords.whatYouWrote)
