import { Hono } from 'hono'
import { html } from 'hono/html'
import { ChangeApplicationStatus } from '#services/applications/answers/answer-contract.ts'
import { findAnswerLink } from '#services/applications/answers/answer-link.ts'
import { answerByLink } from '#services/applications/answers/answer-link-routes.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import type { BuiltSite } from '../site/built-site.ts'
import { keepErrorsPrivate } from '../site/keep-errors-private.ts'
import { answerParts, overPart } from './answer-page.ts'
import {
  answerForm,
  noProblem,
  readForm,
  requireValid,
  type SendForm,
  sendFormPage
} from './plain-forms.ts'
import { repeatableForm } from './repeatable-form.ts'

/** The page on which an employer answers an application with the link of an e-mail, without a session. Opening it changes nothing. */
export function answerPageRoutes({ answer: template }: BuiltSite): Hono<AppEnv> {
  const sendForm: SendForm = async (c, { status, ...form }) => {
    const { board } = c.env
    const token = c.req.param('token') ?? ''
    const found = await findAnswerLink(board, token)
    const isSignedIn = (await c.var.findSession())?.user?.id === found?.employer.id
    const choice = c.req.query('respuesta')
    const { heading, answer } = found?.isOpen
      ? await answerParts(board, found, { token, form, choice, isSignedIn })
      : { heading: html`Este enlace ya no sirve`, answer: overPart(found?.application) }
    const values = { heading: String(heading), answer: String(answer) }
    return sendFormPage(c, template, values, found?.isOpen ? status : 410)
  }

  return new Hono<AppEnv>()
    .get('/contestar/:token', keepErrorsPrivate, c => sendForm(c, { ...noProblem, values: {} }))
    .post(
      '/contestar/:token',
      answerForm(['message'], sendForm),
      authorize('answerByLink'),
      repeatableForm,
      async c => {
        const request = requireValid(ChangeApplicationStatus.safeParse(await readForm(c)))
        const { undo } = await answerByLink(c, c.req.param('token'), request)
        return c.redirect(`/contestar/${undo ?? 'nada'}`, 303)
      }
    )
}
