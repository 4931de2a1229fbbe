import { Hono, type MiddlewareHandler } from 'hono'
import { html, raw } from 'hono/html'
import type { MessageView } from '#projections/messages/view.ts'
import { recordAskedAgain, recordTalkDenial } from '#services/applications/applicant-says.ts'
import { type FollowedApplicationView, findFollowed } from '#services/applications/find-followed.ts'
import { limitGuest } from '#services/applications/mail-token.ts'
import { writeToEmployer } from '#services/applications/message-routes.ts'
import { mayAskAgain, stepsOf } from '#services/applications/shared/course.ts'
import { ownAnswers } from '#services/applications/shared/own-answers.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import { WriteToEmployer } from '#services/messages/contract.ts'
import { guestMessageLength } from '#events/limits/messages.ts'
import {
  dayOfMonth,
  longDate,
  longDateAndTime,
  weekdayAndDay
} from '#services/platform/shared/formats.ts'
import { applicationLinkOver } from '#services/applications/refusals.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { linkTokens } from '#services/platform/http/request/link-tokens.ts'
import { address, personParts } from '#services/platform/http/responses/person-parts.ts'
import { shownEmail } from '#services/platform/validation/email-address.ts'
import { courseWords, followWords, messageWords, speech } from '#services/words/words.ts'
import type { PlainFormData } from '../shared/contract.ts'
import type { PagesOfLanguage } from '../site/built-site.ts'
import { defaultLanguage } from '#events/aggregates/languages.ts'
import { escapeHtml } from '../site/html-template.ts'
import { keepErrorsPrivate } from '../site/keep-errors-private.ts'
import { sendLinkOver } from './link-over.ts'
import { type Html, plainErrors, plainTextArea } from './plain-fields.ts'
import {
  answerForm,
  noProblem,
  readForm,
  requireValid,
  type SendForm,
  sendFilledForm
} from './plain-forms.ts'
import { repeatableForm } from './repeatable-form.ts'

/** An application as its applicant follows it with the link of an e-mail, and writes to the employer. */
export function followedPageRoutes(site: PagesOfLanguage) {
  const sendForm: SendForm = async (c, { status, ...form }) => {
    const token = c.req.param('token') ?? ''
    const found = await findFollowed(c.env.board, token)
    if (!found) return sendLinkOver(c, site)
    const page = site.followed.fill(followedParts(found, token, form, c.env.board.now()))
    return sendFilledForm(c, page, site.followed.policy, status)
  }

  return new Hono<AppEnv>()
    .get('/seguimiento/:token', keepErrorsPrivate, c => sendForm(c, { ...noProblem, values: {} }))
    .post(
      '/seguimiento/:token',
      answerForm(['content'], sendForm),
      authorizeForm,
      repeatableForm,
      async c => {
        const { board } = c.env
        const token = c.req.param('token')
        const found = board.tokens.read(linkTokens.application.kind, token, board.now())
        if (!found) throw new HttpError(applicationLinkOver)
        await limitGuest(c)
        const form = await readForm(c)
        const button = buttonOf(form)
        const page = speech.path(`/seguimiento/${token}`)
        if (button) {
          await button.say(board, c.var, found.id, 'link')
          return c.redirect(`${page}#estado`, 303)
        }
        const { content } = requireValid(WriteToEmployer.safeParse(form))
        await writeToEmployer(c, { id: found.id, content, by: 'link' })
        return c.redirect(`${page}#mensajes`, 303)
      }
    )
}

/** The buttons of the page, by the hidden field of their forms; a form without it is a message. */
const buttons = new Map([
  ['talk-denial', { authorizeButton: authorize('denyTalk'), say: recordTalkDenial }],
  ['asked-again', { authorizeButton: authorize('askAgain'), say: recordAskedAgain }]
])
const authorizeMessage = authorize('writeToEmployer')

const buttonOf = ({ action }: Record<string, string>) => buttons.get(action ?? '')

const authorizeForm: MiddlewareHandler<AppEnv> = async function authorizeForm(c, next) {
  const { authorizeButton } = buttonOf(await readForm(c)) ?? {}
  return (authorizeButton ?? authorizeMessage)(c, next)
}

function followedParts(
  application: FollowedApplicationView,
  token: string,
  form: PlainFormData,
  now: Date
) {
  const { applicantName: name, applicantEmail: email, jobTitle, companyName } = application
  const isOfButton = buttonOf(form.values) !== undefined
  const failure = isOfButton ? form : unsent
  const parts = html`${application.withdrawnAt && withdrawnPart()}${application.isEmailBounced && bouncedPart(application)}
    ${coursePart(application, token, failure, now)}
    <div class="box">${factList(application)}</div>
    <div class="actions">${!application.isJobWithdrawn && adLink(application)}
    ${!application.withdrawnAt && withdrawPart(application)}</div>`
  return {
    ...personParts({ name, email }),
    token: escapeHtml(token),
    heading: jobTitle
      ? markedIn(followWords.applicationTo(jobTitle), jobTitle)
      : escapeHtml(followWords.applicationTo(followWords.aJob)),
    about:
      companyName && !application.withdrawnAt
        ? markedIn(followWords.hasIt(companyName), companyName)
        : '',
    application: String(parts),
    conversation: String(conversationPart(application, token, isOfButton ? unsent : form)),
    more: String(
      html`${othersPart(application)}${application.applicantId ? accountDataPart() : accountOffer()}`
    )
  }
}

/** A form that was not sent. */
const unsent: PlainFormData = { values: {}, errors: [] }

/** Where the application stands, and what its applicant can say to that. */
function coursePart(
  application: FollowedApplicationView,
  token: string,
  form: PlainFormData,
  now: Date
): Html {
  const { companyName, talkedAt, talkDeniedAt, askedAgainAt, lapsedAt } = application
  const button = buttonForm(token)
  return html`<div class="stack" id="estado" tabindex="-1">
    ${plainErrors(form)}
    <ol class="dots" aria-label="${courseWords.whereItStands}">${stepsOf(application).map(
      ({ text, at }) => html`<li>${at ? html`<time datetime="${at}">${text}</time>` : text} </li>`
    )}</ol>
    ${
      talkedAt &&
      html`<div class="notice stack"><p>${companyName ? html`<b translate="no">${ownWords(companyName)}</b>` : courseWords.theCompany} ${courseWords.saysTalked(weekdayAndDay(talkedAt))}</p>
      ${button('talk-denial', courseWords.denyTalk)}</div>`
    }
    ${talkDeniedAt && html`<p>${courseWords.talkDenied}</p>`}
    ${askedAgainAt && html`<p>${courseWords.askedOn(dayOfMonth(askedAgainAt))}</p>`}
    ${lapsedAt && html`<p>${courseWords.nobodyAnswered}</p>`}
    ${mayAskAgain(application, now.getTime()) && button('asked-again', courseWords.askAgain)}
  </div>`
}

const buttonForm =
  (token: string) =>
  (action: string, text: string): Html =>
    html`<form class="actions" method="post" action="${speech.path(`/seguimiento/${token}#estado`)}"><input type="hidden" name="action" value="${action}"><button class="button secondary slim" type="submit">${text}</button></form>`

function factList(application: FollowedApplicationView): Html {
  const { coverLetter, applicantEmail, applicantPhone, earlierLetters, withdrawnAt } = application
  return html`<dl class="facts">
    ${fact(followWords.state, statusOf(application))}
    ${fact(followWords.company, employerOf(application))}
    ${wordsPart(earlierLetters.length ? followWords.lastCoverLetter : followWords.coverLetter, coverLetter)}
    ${ownAnswers(application).map(({ name, value }) => fact(name, value))}
    ${earlierLetters.map(letter => wordsPart(followWords.earlierCoverLetter(longDate(letter.writtenAt)), letter.coverLetter))}
    ${!withdrawnAt && fact(followWords.answersGoTo, html`${address(shownEmail(applicantEmail))}${applicantPhone && html`<span class="block">${applicantPhone}</span>`}`)}
  </dl>`
}

/** The messages, and a field for one more. */
function conversationPart(
  { id, companyName, personId, conversation }: FollowedApplicationView,
  token: string,
  form: PlainFormData
): Html | '' {
  if (!conversation) return ''
  const { messages, isOpen } = conversation
  if (!messages.length && !isOpen) return ''
  const company = companyName ?? followWords.theCompany
  return html`<section class="section" aria-labelledby="mensajes">
    <div class="head"><h2 id="mensajes" tabindex="-1">${raw(markedIn(followWords.messagesWith(company), company))}</h2></div>
    ${messages.length ? html`<ol class="stack gap-3">${messages.map(bubbleOf(personId))}</ol>${reportLink(messages, personId, token)}` : html`<p class="muted">${followWords.noMessages}</p>`}
    ${isOpen && messageForm(id, token, form)}
  </section>`
}

const bubbleOf =
  (guestId: string) =>
  ({ senderId, content, sentAt }: MessageView): Html => {
    const isMine = senderId === guestId
    return html`<li class="bubble${isMine && ' mine'}"><span class="visually-hidden">${isMine ? followWords.you : followWords.company}: </span>
      <p class="text"${isMine ? html` dir="auto"` : html` lang="${defaultLanguage}"`}>${content}</p>
      <p class="sent"><time datetime="${sentAt}">${longDateAndTime(sentAt)}</time></p></li>`
  }

/** About the newest message of the employer, as beside a conversation of an account. */
function reportLink(messages: readonly MessageView[], guestId: string, token: string): Html | '' {
  const received = messages.findLast(({ senderId }) => senderId !== guestId)
  if (!received) return ''
  const path = speech.path(`/seguimiento/${token}/denunciar?id=${received.id}`)
  return html`<p class="small"><a class="tall" href="${path}" rel="nofollow">${messageWords.report}</a></p>`
}

const messageForm = (id: string, token: string, form: PlainFormData) => html`<guest-message
    data-call="applications/${id}/messages" data-token="${token}" data-pending="${followWords.sendingMessage}" data-sent="${followWords.messageSent}" data-stays="${followWords.messageStays}">
    <form class="form" method="post" action="${speech.path(`/seguimiento/${token}#mensajes`)}" novalidate>
      ${plainErrors(form)}${plainTextArea(form, { name: 'content', label: followWords.yourMessage, max: guestMessageLength })}
      <p role="status"></p>
      <p class="actions"><button class="button primary" type="submit">${followWords.sendMessage}</button></p>
    </form>
  </guest-message>`

/** The notice after a withdrawal takes the focus. */
const withdrawnPart = () =>
  html`<p class="notice good" role="status" tabindex="-1" data-outcome>${followWords.withdrawnNotice}</p>`

const bouncedPart = ({ applicantEmail }: FollowedApplicationView) =>
  html`<p class="notice warning">${followWords.bouncedBefore}<b>${shownEmail(applicantEmail)}</b>${followWords.bouncedAfter}</p>`

function othersPart({ others }: FollowedApplicationView): Html | '' {
  if (!others.length) return ''
  return html`<section class="section" aria-labelledby="otras">
    <div class="head"><h2 id="otras">${followWords.others}</h2></div>
    <ul class="box items">${others.map(
      ({ jobTitle, companyName, token }) =>
        html`<li><div class="item-body"><p class="item-title"><a class="whole" href="${speech.path(`/seguimiento/${token}`)}">${jobTitle ? ownWords(jobTitle) : followWords.oneJob}</a></p>${companyName && html` <p class="meta">${ownWords(companyName)}</p>`}</div></li>`
    )}</ul>
  </section>`
}

function employerOf({ companyName, employerId, isEmployerDeleted }: FollowedApplicationView) {
  if (!companyName) return followWords.companyGone
  return isEmployerDeleted
    ? ownWords(companyName)
    : html`<a href="/employers/${employerId}">${ownWords(companyName)}</a>`
}

const fact = (name: string, value: string | Html) =>
  html`<div><dt>${name}</dt><dd>${value}</dd></div>`

/** What others wrote: Spanish, also on a page in another language. */
const ownWords = (text: string) => html`<bdi lang="${defaultLanguage}">${text}</bdi>`

const markedIn = (sentence: string, words: string) =>
  escapeHtml(sentence).replace(escapeHtml(words), () => String(ownWords(words)))

const wordsPart = (name: string, text: string | Html) =>
  html`<div><dt>${name}</dt><dd class="text" dir="auto">${text}</dd></div>`

function statusOf({
  status,
  withdrawnAt,
  talkedAt,
  answeredAt,
  lapsedAt,
  isJobClosed,
  isJobWithdrawn
}: FollowedApplicationView): Html {
  if (withdrawnAt)
    return tag('neutral', followWords.withdrawn, followWords.on(longDate(withdrawnAt)))
  if (status === 'approved') {
    return tag('approved', followWords.approved, followWords.approvedText)
  }
  if (status === 'rejected') return tag('rejected', followWords.rejected)
  if (talkedAt) return tag('neutral', courseWords.talked)
  if (isJobClosed || isJobWithdrawn)
    return tag('neutral', followWords.closed, answeredAt ? '' : followWords.closedText)
  if (lapsedAt) return tag('neutral', courseWords.lapsed)
  return tag('pending', followWords.pending, answeredAt ? '' : followWords.pendingText)
}

const tag = (look: string, text: string, more = '') =>
  html`<span class="tag ${look}">${text}</span>${more && html`<span class="visually-hidden">.</span> <span class="small muted">${more}</span>`}`

const adLink = ({ jobId }: FollowedApplicationView) =>
  html`<a class="button secondary" href="${speech.path(`/jobs/${jobId}`)}">${followWords.seeAd}</a>`

/** Asks once; the page is replaced by the result. */
const withdrawPart = ({ id, jobId }: FollowedApplicationView) => html`<details class="ask">
  <summary class="button quiet"><span class="of-folded danger-text">${followWords.withdraw}</span> <span class="of-unfolded">${followWords.keep}</span></summary>
  <div class="notice warning stack">
    <p>${followWords.sure}</p>
    <mail-button data-method="DELETE" data-call="applications/${id}" data-bearer data-shows-page data-forgets="${jobId}" data-pending="${followWords.withdrawing}">
      <p role="status"></p>
      <button class="button danger slim needs-script" type="button">${followWords.yesWithdraw}</button>
    </mail-button>
  </div></details>`

const accountDataPart = () =>
  html`<p>${followWords.inAccountBefore}<a href="${speech.path('/mis-datos')}">${followWords.ownData}</a>${followWords.inAccountBetween}<a href="${speech.path('/messages')}">${followWords.messages}</a>.</p>`

const accountOffer = () => html`<section class="alert-line stack gap-3">
    <h2 class="minor">${followWords.keepInAccount}</h2>
    <p class="small">${followWords.keepInAccountText}</p>
    <p><a class="button secondary" href="${speech.path('/auth?register=true')}">${followWords.register}</a></p>
  </section>`
