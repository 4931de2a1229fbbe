import { hour, second } from '#events/units.ts'
import { wayBackHours } from '#events/limits/auth.ts'
import { type Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { authorize } from '#services/auth/permissions/authorization.ts'
import { readReturnPath, withReturnPath } from '#services/auth/shared/auth-url.ts'
import { isHttps } from '#services/platform/http/responses/security-headers.ts'
import { RequestPasswordReset, ResetPassword } from '#services/users/contract.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { speech } from '#services/words/words.ts'
import {
  requestReset,
  resetWithLink,
  isResetLinkValid
} from '#services/users/password-reset-routes.ts'
import type { PagesOfLanguage } from '../site/built-site.ts'
import type { PasswordPageData } from '../shared/contract.ts'
import { jsonForScript } from '../site/html-template.ts'
import { countRead, repeatedPassword } from './account-routes.ts'
import {
  answerForm,
  noProblem,
  readForm,
  requireValid,
  type SendForm,
  sendFormPage
} from './plain-forms.ts'

/** For a forgotten password: a page that asks for an e-mail, and the page of its link. */
export function passwordPageRoutes({
  newPassword,
  passwordRequest,
  render
}: PagesOfLanguage): Hono<AppEnv> {
  const sendRequest: SendForm = (c, { status, ...form }) => {
    const returnTo = readReturnPath(c.req.query('volver'))
    if (returnTo) wayBack.keep(c, returnTo)
    const data: PasswordPageData = {
      path: withReturnPath(speech.path('/restablecer'), returnTo),
      returnTo,
      sent: status === 200 ? undefined : form,
      state: c.req.query('enviado') === 'true' ? 'sent' : undefined
    }
    const html = render().renderPasswordRequest(data, passwordRequest.islandPrefix)
    return sendFormPage(c, passwordRequest, { form: html, data: jsonForScript(data) }, status)
  }

  const sendNewPassword: SendForm = (c, { status, ...form }) => {
    const data: PasswordPageData = {
      path: speech.path(`/restablecer/${encodeURIComponent(c.req.param('token') ?? '')}`),
      returnTo: wayBack.find(c),
      sent: status === 200 ? undefined : form,
      state: status === 410 ? 'over' : undefined
    }
    const html = render().renderNewPassword(data, newPassword.islandPrefix)
    return sendFormPage(c, newPassword, { form: html, data: jsonForScript(data) }, status)
  }

  return new Hono<AppEnv>()
    .get('/restablecer', countRead, c => sendRequest(c, { ...noProblem, values: {} }))
    .post(
      '/restablecer',
      answerForm(['login'], sendRequest),
      authorize('requestPasswordReset'),
      async c => {
        const request = requireValid(RequestPasswordReset.safeParse(await readForm(c)))
        await requestReset(c, request)
        const returnTo = readReturnPath(c.req.query('volver'))
        return c.redirect(withReturnPath(speech.path('/restablecer?enviado=true'), returnTo), 303)
      }
    )
    .get('/restablecer/:token', countRead, async c => {
      const isValid = await isResetLinkValid(c.env.board, c.req.param('token'))
      return sendNewPassword(c, { ...noProblem, status: isValid ? 200 : 410, values: {} })
    })
    .post(
      '/restablecer/:token',
      answerForm(['password', 'confirmPassword'], sendNewPassword),
      authorize('resetPassword'),
      async c => {
        const { password, confirmPassword } = await readForm(c)
        const differs = repeatedPassword(password, confirmPassword)
        const request = requireValid(ResetPassword.safeParse({ password }), differs)
        const { isSignedIn } = await resetWithLink(c, c.req.param('token'), request)
        const returnTo = wayBack.find(c)
        const signedIn = returnTo ?? speech.path('/sesion')
        return c.redirect(
          isSignedIn ? signedIn : withReturnPath(speech.path('/auth?aviso=contrasena'), returnTo),
          303
        )
      }
    )
}

/** Seconds; the link of the e-mail serves for half an hour. */
const wayBackSeconds = (wayBackHours * hour) / second

const cookieOf = (c: Context<AppEnv>) => {
  const { origin } = c.env.board
  const secure = isHttps(origin)
  return { name: secure ? '__Host-volver' : 'volver', secure }
}

/** Remembers where the visitor wanted to go until the e-mail arrives: its link opens in another tab. */
const wayBack = {
  keep(c: Context<AppEnv>, path: string) {
    const { name, secure } = cookieOf(c)
    const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const
    setCookie(c, name, path, { ...options, maxAge: wayBackSeconds })
  },
  find: (c: Context<AppEnv>) => readReturnPath(getCookie(c, cookieOf(c).name))
}
