import { html } from 'hono/html'
import { answerWordsLength } from '#events/limits/applications.ts'
import { hour } from '#events/units.ts'
import type { ApplicationStatus } from '#events/aggregates/application-statuses.ts'
import { hasMinorProfile } from '#projections/candidate-profiles/contacts.ts'
import type { ApplicantSummary, ApplicationView } from '#projections/applications/view.ts'
import { listWaitingApplications } from '#projections/applications/queries.ts'
import { countUnseen } from '#projections/unseen/queries.ts'
import { type AnswerLink, signAnswerToken } from '#services/applications/answers/answer-link.ts'
import { answerRows } from '#services/applications/shared/answer-rows.ts'
import { applicantPlace } from '#services/applications/shared/applicant-place.ts'
import type { Board } from '#services/platform/http/request/app-env.ts'
import { firstWord, formatCount, longDate } from '#services/platform/shared/formats.ts'
import { brand } from '#services/words/shared/brand.ts'
import type { PlainFormData } from '../shared/contract.ts'
import { type Html, plainErrors, plainTextArea } from './plain-fields.ts'

/** The answers that the page offers, each with a sentence that can be changed; the names stand in e-mails. */
const answers = {
  interesa: { status: 'approved', label: 'Me interesa', button: 'Decirle que me interesa' },
  cubierto: { status: 'rejected', label: 'Está cubierto', button: 'Decirle que no' },
  experiencia: { status: 'rejected', label: 'Busco más experiencia', button: 'Decirle que no' }
} as const satisfies Record<string, { status: ApplicationStatus; label: string; button: string }>
export type AnswerChoice = keyof typeof answers

interface AnswerPage {
  token: string
  form: PlainFormData
  choice: string | undefined
  /** With a session of the employer. */
  isSignedIn: boolean
}

interface Parts {
  heading: Html
  answer: Html
}

/** The form of a link, or what was answered with it, which can be undone as long as the link lasts. */
export async function answerParts(
  board: Pick<Board, 'db' | 'now' | 'tokens'>,
  link: AnswerLink,
  page: AnswerPage
): Promise<Parts> {
  const { application } = link
  const name = html`<bdi translate="no">${firstWord(application.applicantName)}</bdi>`
  return application.status === 'pending'
    ? { heading: html`Contesta a ${name}`, answer: await openPart(board, link, page) }
    : { heading: html`Se lo hemos dicho a ${name}`, answer: await answeredPart(board, link, page) }
}

/** Without names: the holder of an old link may not be the employer any more. */
export function overPart(application: ApplicationView | undefined): Html {
  return html`<p>${whatHappened(application)}</p>
    <p class="actions"><a class="button primary" href="/applications">Ver las aplicaciones</a></p>`
}

function whatHappened(application: ApplicationView | undefined): string {
  if (application?.withdrawnAt) return 'Quien envió esta aplicación la ha retirado.'
  if (application?.status === 'approved') return 'Esta aplicación ya está contestada: aprobada.'
  if (application?.status === 'rejected') return 'Esta aplicación ya está contestada: rechazada.'
  if (application?.talkedAt) return 'Esta aplicación ya está contestada: habéis hablado.'
  return `Ha pasado su plazo, o hay algo nuevo desde que lo enviamos. Entra en ${brand} para contestar.`
}

async function openPart(
  { db }: Pick<Board, 'db'>,
  { application }: AnswerLink,
  { token, form, choice }: AnswerPage
): Promise<Html> {
  const { applicantId, jobTitle, appliedAt, coverLetter, applicantSummary } = application
  const isMinor = applicantId ? await hasMinorProfile(db, applicantId) : false
  const chosen = isChoice(choice) ? choice : 'interesa'
  const asked = applicantSummary?.asks.find(isLacking)?.text
  const message = form.values['message'] ?? sentences(application, isMinor, asked)[chosen]
  const { status, button } = answers[chosen]
  return html`<p class="hint">Aplicó a ${jobTitle ? html`<bdi>«${jobTitle}»</bdi>` : 'un anuncio tuyo'} el ${longDate(appliedAt)}.</p>
    <section class="box thing" aria-label="Su aplicación">
      <p class="given" dir="auto">${coverLetter}</p>
      ${askList(application)}
    </section>
    ${!isMinor && callLinks(application)}
    <nav class="state-pick" aria-label="Qué le contestas">${Object.entries(answers).map(
      ([name, { label }]) =>
        html`<a href="?respuesta=${name}"${name === chosen && html` aria-current="true"`}>${label}</a>`
    )}</nav>
    <form class="form" method="post" action="/contestar/${token}?respuesta=${chosen}" novalidate>
      ${plainErrors(form)}
      <input type="hidden" name="status" value="${status}">
      ${plainTextArea(
        { ...form, values: { message } },
        { name: 'message', label: 'Le escribimos', max: answerWordsLength, isOptional: true }
      )}
      <p class="actions"><button class="button primary" type="submit">${button}</button></p>
    </form>
    <p class="small muted">Quien tenga este enlace puede leer esta aplicación y contestarla.</p>`
}

/** Only what the applicant says that she has not: what she does not say is unknown. */
const isLacking = ({ isNeeded, answer }: ApplicantSummary['asks'][number]) =>
  isNeeded && (answer === 'no' || answer === 'aprendiendo')

const isChoice = (name: string | undefined): name is AnswerChoice =>
  name !== undefined && Object.hasOwn(answers, name)

function sentences(
  { applicantPhone }: ApplicationView,
  isMinor: boolean,
  asked: string | undefined
): Record<AnswerChoice, string> {
  const call = applicantPhone && !isMinor ? `Te llamo al ${applicantPhone}.` : 'Dime a qué hora.'
  const wanted = asked ? `: pedimos ${asked.charAt(0).toLowerCase()}${asked.slice(1)}` : ''
  return {
    interesa: `Me interesa tu aplicación: ¿hablamos mañana? ${call}`,
    cubierto: 'El puesto está cubierto. Gracias por escribir.',
    experiencia: `Buscamos a alguien con más experiencia${wanted}. Suerte.`
  }
}

/** The rows of the ad beside what the applicant says, and where she lives. */
function askList({ applicantSummary }: ApplicationView): Html | '' {
  const place = applicantPlace(applicantSummary)
  const rows = [
    ...answerRows(applicantSummary),
    ...(place ? [{ name: 'Vive en', value: place }] : [])
  ]
  if (!rows.length) return ''
  return html`<dl class="facts two">${rows.map(
    ({ name, value }) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`
  )}</dl>`
}

function callLinks({ tel, whatsapp }: ApplicationView): Html | '' {
  if (!tel) return ''
  return html`<p class="actions">
    <a class="button secondary" href="tel:${tel}">Llamar</a>
    ${whatsapp && html`<a class="button secondary" href="https://wa.me/${whatsapp}" rel="noreferrer">WhatsApp</a>`}
  </p>`
}

async function answeredPart(
  board: Pick<Board, 'db' | 'now' | 'tokens'>,
  { application, employer }: AnswerLink,
  { token, form, isSignedIn }: AnswerPage
): Promise<Html> {
  const { waiting } = await countUnseen(board.db, employer.id, board.now())
  const next = isSignedIn && (await nextLink(board, employer.id))
  const said = application.status === 'approved' ? 'Me interesa' : 'Esta vez no'
  return html`<p>${plainErrors(form)}Tu respuesta: «${said}».${application.employerWords && ' Tus palabras van como mensaje.'}</p>
    <form method="post" action="/contestar/${token}">
      <input type="hidden" name="status" value="pending">
      <p class="actions">${next}<button class="button secondary" type="submit">Deshacer</button>
      ${waiting > 0 && html`<a class="button ${next ? 'secondary' : 'primary'}" href="/applications?status=pending">${formatCount(waiting, 'espera más', 'esperan más')}</a>`}</p>
    </form>`
}

/** The page of the application that has waited longest. */
async function nextLink(
  board: Pick<Board, 'db' | 'now' | 'tokens'>,
  employerId: string
): Promise<Html | undefined> {
  const now = board.now()
  const [next] = await listWaitingApplications(board.db, { employerId, sentBy: now, limit: 1 })
  const until = new Date(now.getTime() + hour)
  const token = next && (await signAnswerToken(board, { id: next.id, employerId }, until))
  if (!token) return undefined
  const name = html`<bdi translate="no">${firstWord(next.applicantName)}</bdi>`
  return html`<a class="button primary" href="/contestar/${token}">Contestar a ${name}</a>`
}
