import { type MouseEvent, useState } from 'react'
import { authPath, mailCodePath, type MailCodeStep } from '#services/auth/shared/auth-url.ts'
import type { AuthPageData, PlainFormData } from '#services/pages/shared/contract.ts'
import { authWords, formWords } from '#services/words/words.ts'
import { isPlainClick } from '#site/lib/browser/plain-click.ts'
import { AskMailCodeForm, EnterMailCodeForm } from '#site/ui/dialogs/MailCodeForms.tsx'
import { afterLogIn } from './after-sign-in.ts'

interface Props {
  data: AuthPageData
  step: MailCodeStep
  sent: PlainFormData | undefined
  /** The page has changed to this step, and not begun with it. */
  takesFocus: boolean
  /** Of the form with the password: a username or an e-mail. */
  typed: string
  onStep(step: MailCodeStep | undefined): void
}

/** Signing in with a code by e-mail instead of the password. */
export function MailCodePanel({
  data: { returnTo },
  step,
  sent,
  takesFocus,
  typed,
  onStep
}: Props) {
  const [email, setEmail] = useState(typed.includes('@') ? typed : undefined)
  const common = {
    action: mailCodePath(step, returnTo),
    className: 'panel',
    email,
    prefix: 'code-',
    sent,
    takesFocus
  }
  const withPassword = (
    <StepLink href={authPath('login', returnTo)} onFollow={() => onStep(undefined)}>
      {formWords.enterWithPassword}
    </StepLink>
  )
  function enter(typed: string) {
    setEmail(typed)
    onStep('enter')
  }
  return step === 'ask' ? (
    <AskMailCodeForm {...common} intro={<p>{authWords.mailCodeIntro}</p>} onSent={enter}>
      {button => (
        <>
          {button}
          <p>{withPassword}</p>
        </>
      )}
    </AskMailCodeForm>
  ) : (
    <EnterMailCodeForm
      {...common}
      intro={<h2>{authWords.lookAtMail}</h2>}
      onSuccess={user => afterLogIn(user, returnTo)}
    >
      {button => (
        <>
          {button}
          <p className="muted">{formWords.codeNotArrived}</p>
          <p>
            <StepLink href={mailCodePath('ask', returnTo)} onFollow={() => onStep('ask')}>
              {formWords.askAnotherCode}
            </StepLink>
          </p>
          <p>{withPassword}</p>
        </>
      )}
    </EnterMailCodeForm>
  )
}

interface StepLinkProps {
  href: string
  onFollow(): void
  children: string
}

/** Changes the form in place; a page of its own without a script. */
export function StepLink({ href, onFollow, children }: StepLinkProps) {
  function follow(event: MouseEvent) {
    if (!isPlainClick(event.nativeEvent)) return
    event.preventDefault()
    onFollow()
  }
  return (
    <a href={href} onClick={follow}>
      {children}
    </a>
  )
}
