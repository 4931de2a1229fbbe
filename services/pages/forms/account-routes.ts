import { type Context, type Env, Hono, type MiddlewareHandler } from 'hono'
import { authorize } from '#services/auth/permissions/authorization.ts'
import {
  type AuthUrl,
  mailCodePath,
  type MailCodeStep,
  readAuthUrl,
  withReturnPath
} from '#services/auth/shared/auth-url.ts'
import { invalidField } from '#services/platform/http/errors/field-codes.ts'
import { logIn, signOut } from '#services/auth/log-in/routes.ts'
import { AskMailCode, EnterMailCode, LogIn } from '#services/auth/shared/contract.ts'
import type { Config } from '#services/platform/config/config.ts'
import { requestCosts } from '#services/platform/config/request-costs.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { rateLimitKey } from '#services/platform/http/request/client-address.ts'
import { requireForm } from '#services/platform/http/request/request-body.ts'
import { Register, RegisterEmployer } from '#services/users/contract.ts'
import { passwordsDiffer, registrationClosed } from '#services/users/shared/refusals.ts'
import { authWords, refusalWords, speech } from '#services/words/words.ts'
import { askForCode, enterWithCode } from '#services/users/mail-code-routes.ts'
import { registerAccount, requireOpenRegistration } from '#services/users/registration-routes.ts'
import type { PagesOfLanguage } from '../site/built-site.ts'
import type { AuthPageData, SignedInPageData } from '../shared/contract.ts'
import { jsonForScript } from '../site/html-template.ts'
import { keepErrorsPrivate } from '../site/keep-errors-private.ts'
import { sendFile } from '../site/send.ts'
import { type StaticFile, toPageFile } from '../site/static-files.ts'
import {
  answerForm,
  noProblem,
  readForm,
  requireValid,
  type SendForm,
  sendFormPage
} from './plain-forms.ts'
import { repeatableForm } from './repeatable-form.ts'

/** The page to sign in and register, whose forms work without a script, and the page that follows then. */
export function accountPageRoutes(site: PagesOfLanguage): Hono<AppEnv> {
  let firstAuth: StaticFile | undefined
  const readFirstAuth = (c: Context<AppEnv>) =>
    (firstAuth ??= toPageFile(site.auth.fill(authParts(site, c.env.board.config, readAuthUrl('')))))

  const sendAuth: SendForm = (c, { status, ...form }) => {
    const isRefused = c.req.query('aviso') === 'cookies'
    const shown = isRefused ? { ...form, failure: authWords.cookiesRefused } : form
    const sent = status === 200 && !isRefused ? undefined : shown
    const notice = noticeOf(c.req.query('aviso'))
    const page = { ...authUrl(c), notice, sent }
    return sendFormPage(c, site.auth, authParts(site, c.env.board.config, page), status)
  }

  return new Hono<AppEnv>()
    .get('/auth', countRead, c =>
      new URL(c.req.url).search
        ? sendAuth(c, { ...noProblem, values: {} })
        : sendFile(c, readFirstAuth(c))
    )
    .post(
      '/auth',
      answerForm([...logInFields, ...registrationFields], sendAuth),
      onForm('login', authorize('logIn')),
      onForm('ask', authorize('askMailCode')),
      onForm('enter', authorize('enterMailCode')),
      onForm('register', authorize('register')),
      onForm('register', requireOpenRegistration),
      // Of a code the content says neither whose it is nor from which browser.
      onForm('register', repeatableForm),
      async c => {
        const next = await submitForm[formOf(c)](c, await readForm(c))
        return c.redirect(withReturnPath(next, authUrl(c).returnTo), 303)
      }
    )

    .get('/sesion', keepErrorsPrivate, countRead, async c => {
      const session = await c.var.findSession()
      const { returnTo } = authUrl(c)
      if (!session?.user) {
        // The form has just signed in, and the browser did not keep its cookie.
        const form = URL.parse(c.req.header('Referer') ?? '')?.pathname
        const isRefused = form === speech.path('/auth')
        const address = speech.path(isRefused ? '/auth?aviso=cookies' : '/auth')
        return c.redirect(withReturnPath(address, returnTo))
      }
      if (returnTo) return c.redirect(returnTo)
      const isNew = c.req.query('nueva') === 'true'
      return sendFormPage(c, site.signedIn, signedInParts(site, { user: session.user, isNew }))
    })
    .post('/salir', requireForm, authorize('logOut'), async c => {
      await signOut(c)
      return c.redirect(speech.path('/auth?aviso=salida'), 303)
    })
    .post('/sin-javascript', c => sendFile(c, site.withoutScript, 400))
}

/** Notices at the top of `/auth`. */
function noticeOf(name: string | undefined): string | undefined {
  if (name === 'contrasena') return authWords.passwordChanged
  return name === 'salida' ? authWords.loggedOut : undefined
}

const logInFields = ['username', 'password', 'code', 'signInCode']
const registrationFields = [
  'userType',
  'fullName',
  'email',
  'confirmPassword',
  'location',
  'phone',
  'bio'
]

type AuthForm = AuthUrl['tab'] | MailCodeStep

/** What each form of the page does; the page that follows. */
const submitForm: Record<
  AuthForm,
  (c: Context<AppEnv>, form: Record<string, string>) => Promise<string>
> = {
  async login(c, form) {
    await logIn(c, requireValid(LogIn.safeParse(form)))
    return speech.path('/sesion')
  },
  async ask(c, form) {
    await askForCode(c, requireValid(AskMailCode.safeParse(form)))
    return mailCodePath('enter')
  },
  async enter(c, form) {
    await enterWithCode(c, requireValid(EnterMailCode.safeParse(form)))
    return speech.path('/sesion')
  },
  async register(c, form) {
    await registerAccount(c, readRegistration(form))
    return speech.path('/sesion?nueva=true')
  }
}

/** Runs for one form only. */
function onForm<E extends Env>(
  form: AuthForm,
  middleware: MiddlewareHandler<E>
): MiddlewareHandler<E> {
  return (c, next) => (formOf(c) === form ? middleware(c, next) : next())
}

const authUrl = (c: Context) => readAuthUrl(new URL(c.req.url).search)

function formOf(c: Context): AuthForm {
  const { tab, mailCode } = authUrl(c)
  return mailCode ?? tab
}

function readRegistration({ confirmPassword, ...form }: Record<string, string>): Register {
  const contract = form['userType'] === 'employer' ? RegisterEmployer : Register
  const request = contract.safeParse({ ...form, language: speech.language })
  return requireValid(request, repeatedPassword(form['password'], confirmPassword))
}

/** A second field catches typing errors; the calls of the API do without it. */
export function repeatedPassword(password: string | undefined, repeated: string | undefined) {
  return password === repeated ? [] : [invalidField('confirmPassword', passwordsDiffer)]
}

/** Counts a page that needs no session; it is served without a database too. */
export const countRead: MiddlewareHandler<AppEnv> = async function countRead(c, next) {
  const client = rateLimitKey(c.var.clientAddress)
  await c.env.board.rateLimiter.consumePoints('reads', client, requestCosts.plain)
  await next()
}

function authParts(
  { auth, dataController, render, sendsMail }: PagesOfLanguage,
  { isRegistrationOpen, holdsFirstJobs }: Pick<Config, 'isRegistrationOpen' | 'holdsFirstJobs'>,
  page: AuthUrl & Pick<AuthPageData, 'notice' | 'sent'>
) {
  const { code, message } = registrationClosed
  const closed = isRegistrationOpen ? undefined : refusalWords.sentence(code, message)
  const rules = { holdsFirstJobs, registrationClosed: closed }
  const data = { ...page, ...rules, dataController, sendsMail }
  return { form: render().renderAuth(data, auth.islandPrefix), data: jsonForScript(data) }
}

function signedInParts(
  { render, sendsMail, signedIn }: PagesOfLanguage,
  session: Omit<SignedInPageData, 'sendsMail'>
) {
  const data = { ...session, sendsMail }
  return {
    signedIn: render().renderSignedIn(data, signedIn.islandPrefix),
    data: jsonForScript(data)
  }
}
