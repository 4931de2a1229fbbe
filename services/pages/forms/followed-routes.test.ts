import { beforeAll, expect, test } from 'vitest'
import { guest } from '#events/aggregates/guests.ts'
import { composeApp } from '#composition/compose-board.ts'
import {
  guestRequest,
  postJobAs,
  type SignedInClient,
  signUp
} from '#test/builders/api-fixtures.ts'
import { sendForm } from '#test/board/forms.ts'
import { seedEvents } from '#test/events/event-builders.ts'
import { applicationBearer, signApplicationToken } from '#test/board/link-tokens.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { loadBuiltSite } from '../site/load-built-site.ts'

describeWithApp('the page of an application that its e-mail leads to', board => {
  let path: string
  let yeguada: SignedInClient
  beforeAll(async () => {
    board.tools.site = loadBuiltSite(board.tools.config)
    board.app = composeApp(board.tools)
    yeguada = await signUp(board, 'employer')
    const job = await postJobAs(yeguada)
    path = `/api/jobs/${job.id}/applications`
  }, 120_000)

  const visitor = () => board.createClient()
  async function apply(applicantEmail: string): Promise<string> {
    return (await visitor().post(path, { ...guestRequest, applicantEmail })).body.id
  }
  const pageOf = async (id: string) =>
    (await visitor().get(`/seguimiento/${signApplicationToken(board, id)}`)).body as string

  test('has buttons that send the token of its address, until it is withdrawn', async () => {
    const id = await apply('luis@example.org')
    expect(await pageOf(id)).toContain(`data-call="applications/${id}" data-bearer`)
    const token = signApplicationToken(board, id)
    const { body: data } = await visitor().get(`/seguimiento/${token}/mis-datos`)
    expect(data).toContain(`data-call="applications/${id}/guest" data-bearer="${token}"`)
    await visitor().delete(`/api/applications/${id}`, undefined, applicationBearer(board, id))
    expect(await pageOf(id)).not.toContain(`data-call="applications/${id}" `)
  })

  test('has what was written, and leads to what the same guest has sent besides', async () => {
    const otherJob = await postJobAs(await signUp(board, 'employer'), { title: 'Amazona' })
    const id = await apply('pau@example.org')
    const sent = { ...guestRequest, applicantEmail: 'pau@example.org' }
    const { body } = await visitor().post(`/api/jobs/${otherJob.id}/applications`, sent)
    const page = await pageOf(id)
    expect(page).toContain(guestRequest.coverLetter)
    expect(page).toContain(guestRequest.applicantPhone)
    expect(page).toMatch(/<a href="\/employers\/\w+"><bdi lang="es">Yeguada del Soto<\/bdi><\/a>/)
    const [, token] = /href="\/seguimiento\/([^"]+)"><bdi lang="es">Amazona</.exec(page) ?? []
    const otherPage = (await visitor().get(`/seguimiento/${token}`)).body as string
    expect(otherPage).toContain('Tu aplicación a «<bdi lang="es">Amazona</bdi>»')
    expect(otherPage).toContain('>Mozo de cuadra</bdi></a>')
    await visitor().delete(
      `/api/applications/${body.id}`,
      undefined,
      applicationBearer(board, body.id)
    )
    expect(await pageOf(id)).not.toContain('Tus otras aplicaciones')
  })

  const writeOnPage = (token: string, content: string) =>
    sendForm(visitor(), `/seguimiento/${token}`, { content })

  test('has the conversation with the employer, and a form that works without a script', async () => {
    const id = await apply('sol@example.org')
    const token = signApplicationToken(board, id)
    expect(await pageOf(id)).toContain('Todavía no os habéis escrito.')
    const message = '¿Puedes venir el <b>jueves</b>?'
    await yeguada.put(`/api/applications/${id}`, { status: 'approved', message })
    expect(await pageOf(id)).not.toContain('jueves')
    board.now = new Date(board.now.getTime() + 10_000)
    expect(await pageOf(id)).toContain('¿Puedes venir el &lt;b&gt;jueves&lt;/b&gt;?')
    const sent = await writeOnPage(token, 'Sí, <i>claro</i>')
    expect(sent.status).toBe(303)
    expect(sent.headers.get('Location')).toBe(`/seguimiento/${token}#mensajes`)
    expect((await writeOnPage(token, 'Sí, <i>claro</i>')).status).toBe(303)
    const page = await pageOf(id)
    expect(page.match(/Sí, &lt;i&gt;claro&lt;\/i&gt;/g)).toHaveLength(1)
    expect(page).not.toContain('Todavía no os habéis escrito.')
    const english = (await visitor().get(`/en/seguimiento/${token}`)).body as string
    expect(english).toContain('>Messages with <bdi lang="es">Yeguada del Soto</bdi></h2>')
    expect(english).toContain(`action="/en/seguimiento/${token}#mensajes"`)
  })

  test('keeps what was typed and cannot be sent, with a sentence', async () => {
    const id = await apply('mar@example.org')
    const token = signApplicationToken(board, id)
    const { status, body } = await writeOnPage(token, 'a'.repeat(5000))
    expect(status).toBe(400)
    expect(body).toContain('El mensaje no puede tener más de 1000 caracteres')
    expect(body).toContain('a'.repeat(5000))
    expect((await writeOnPage(token, ' ')).body).toContain('Escribe un mensaje')
    expect((await writeOnPage(`${token}x`, 'Hola')).body).toContain('Este enlace ya no sirve')
    expect(await pageOf(id)).toContain('Todavía no os habéis escrito.')
    await visitor().delete(`/api/applications/${id}`, undefined, applicationBearer(board, id))
    expect(await pageOf(id)).not.toContain('<textarea')
  })

  test('says that no e-mail arrives, where the e-mail does not exist', async () => {
    const id = await apply('eva@example.org')
    const notice = 'No podemos escribirte a <b>eva@example.org</b>'
    expect(await pageOf(id)).not.toContain(notice)
    const [row] = await board.db.query<{ guestId: string }>(
      'SELECT guest_id AS "guestId" FROM applications WHERE id = $1',
      [id]
    )
    const guestId = row?.guestId ?? ''
    const bounced = { type: 'GuestEmailBounced', data: { id: guestId } } as const
    await seedEvents(board.db, guest, guestId, [bounced])
    expect(await pageOf(id)).toContain(notice)
  })

  test('says that its link is over, and nothing of the application', async () => {
    const { body } = await visitor().get('/seguimiento/nada')
    expect(body).toContain('Este enlace ya no sirve')
    expect(body).not.toContain('data-bearer')
  })
})
