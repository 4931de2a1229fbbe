import { beforeAll, beforeEach, expect, test } from 'vitest'
import { askAgainDays, lapseDays } from '#events/limits/applications.ts'
import { jobLifetimeDays } from '#events/limits/jobs.ts'
import { day } from '#events/units.ts'
import { dayOfMonth, weekdayAndDay } from '#services/platform/shared/formats.ts'
import { guest } from '#events/aggregates/guests.ts'
import { composeApp } from '#composition/compose-board.ts'
import {
  guestRequest,
  postJobAs,
  type SignedInClient,
  signUp
} from '#test/builders/api-fixtures.ts'
import { readForm, sendForm } from '#test/board/forms.ts'
import { seedEvents } from '#test/events/event-builders.ts'
import { applicationBearer, signApplicationToken } from '#test/board/link-tokens.ts'
import { signUpOperator } from '#test/builders/cases.ts'
import { describeWithApp, type Visitor } from '#test/board/test-app.ts'
import { loadBuiltSite } from '../site/load-built-site.ts'

describeWithApp('the page of an application that its e-mail leads to', board => {
  let path: string
  let yeguada: SignedInClient
  let operator: Visitor
  let start: Date
  beforeAll(async () => {
    board.tools.site = loadBuiltSite(board.tools.config)
    board.app = composeApp(board.tools)
    start = board.now
    yeguada = await signUp(board, 'employer')
    operator = await signUpOperator(board)
    const job = await postJobAs(yeguada)
    path = `/api/jobs/${job.id}/applications`
  }, 120_000)

  beforeEach(() => {
    board.now = start
  })

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

  test('says who has it and where answers go only until it is withdrawn', async () => {
    const id = await apply('noa@example.org')
    const told = /La tiene|Las respuestas llegan a/g
    expect((await pageOf(id)).match(told)).toEqual(['La tiene', 'Las respuestas llegan a'])
    await visitor().delete(`/api/applications/${id}`, undefined, applicationBearer(board, id))
    expect(await pageOf(id)).not.toMatch(told)
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

  test('has what was said beside the letter, in English too', async () => {
    const asks = [{ what: 'carne', level: 'B', weight: 'imprescindible' }]
    const job = await postJobAs(yeguada, { asks })
    const { body } = await visitor().post(`/api/jobs/${job.id}/applications`, {
      ...guestRequest,
      applicantEmail: 'ioana@example.org',
      answers: [{ ask: 'carne-B', value: 'aprendiendo' }],
      startsOn: 'ya',
      needsHousing: true,
      place: '11020'
    })
    const rows = (page: string) =>
      [...page.matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)<\/dd>/g)].map(([, name, value]) => [
        name,
        value
      ])
    expect(rows(await pageOf(body.id))).toEqual([
      ['Carné\u00a0B', 'Aprendiendo'],
      ['Puedes empezar', 'Ya'],
      ['Necesitas vivienda', 'Sí'],
      ['Vives en', 'Jerez de la Frontera, Cádiz']
    ])
    const token = signApplicationToken(board, body.id)
    expect(rows((await visitor().get(`/en/seguimiento/${token}`)).body)).toEqual([
      ['Driving licence\u00a0B', 'Learning'],
      ['You can start', 'Now'],
      ['You need housing', 'Yes'],
      ['You live in', 'Jerez de la Frontera, Cádiz']
    ])
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

  test('lets a guest report what the employer wrote, without a script and with this link alone', async () => {
    const id = await apply('lua@example.org')
    const token = signApplicationToken(board, id)
    expect(await pageOf(id)).not.toContain('Denunciar')
    await writeOnPage(token, '¿Sigue libre?')
    expect(await pageOf(id)).not.toContain('Denunciar')
    const content = 'Antes mándame 50 € por Bizum'
    const { body: sent } = await yeguada.post('/api/messages', {
      receiverId: await guestOf(id),
      content
    })
    const [, path = ''] =
      /href="([^"]+)"[^>]*>Denunciar la conversación/.exec(await pageOf(id)) ?? []
    expect(path).toBe(`/seguimiento/${token}/denunciar?id=${sent.id}`)
    const page = await visitor().get(path)
    expect([page.status, page.headers.get('Referrer-Policy')]).toEqual([200, 'strict-origin'])
    expect(page.body).toContain(`«${content}»`)
    expect(page.body).toContain('value="lua@example.org"')
    const fields = {
      tipo: 'message',
      id: sent.id as string,
      clave: 'una',
      reason: 'dinero-o-documentos',
      text: 'corto',
      email: ''
    }
    const send = (path: string, changed = {}) =>
      sendForm(visitor(), path, { ...fields, ...changed })
    const own = `/seguimiento/${token}/denunciar`
    const refused = await send(own)
    expect([refused.status, refused.body]).toEqual([
      400,
      expect.stringContaining(`action="${own}"`)
    ])
    const text = 'Me pide dinero antes de empezar'
    const kept = await send(own, { text })
    expect([kept.status, kept.body]).toEqual([
      201,
      expect.stringContaining('Tu denuncia tiene el número')
    ])
    const { body: found } = await operator.get(`/api/operator/cases/message-${sent.id}`)
    expect(found.reports).toMatchObject([{ reason: 'dinero-o-documentos', text }])
    // Of another guest's link, of no link, and of what she wrote herself there is nothing to report.
    const other = signApplicationToken(board, await apply('gala@example.org'))
    const again = { text, clave: 'dos' }
    expect((await send(`/seguimiento/${other}/denunciar`, again)).status).toBe(404)
    expect((await send('/denunciar', again)).status).toBe(404)
    expect((await visitor().get(`/seguimiento/${other}/denunciar?id=${sent.id}`)).status).toBe(404)
    const over = await send(`/seguimiento/${token}x/denunciar`, again)
    expect([over.status, over.headers.get('Location')]).toEqual([303, `/seguimiento/${token}x`])
  })

  const guestOf = async (id: string) => {
    const { body } = await yeguada.get('/api/applications?scope=received&limit=100')
    return body.applications.find((found: { id: string }) => found.id === id).personId as string
  }

  const press = (token: string, action: string, language = '') =>
    sendForm(visitor(), `${language}/seguimiento/${token}`, { action })
  const later = (days: number) => {
    board.now = new Date(board.now.getTime() + days * day)
  }
  /** With a session that is not over yet. */
  const asYeguada = async () => {
    await yeguada.post('/api/login', { username: yeguada.username, password: 'caballo-bayo' })
    return yeguada
  }
  const today = () => dayOfMonth(board.now.toISOString())
  const stepsIn = (page: string) =>
    [...page.matchAll(/<li>(?:<time[^>]*>)?([^<]*)(?:<\/time>)? <\/li>/g)].map(([, step]) => step)
  const denyButton = '<button class="button secondary slim" type="submit">No es así</button>'
  const askButton = 'type="submit">Preguntar si sigue en pie</button>'

  test('says where it stands, and claims nothing that has not happened', async () => {
    const id = await apply('noa@example.org')
    const sent = `Enviada el ${today()}`
    expect(stepsIn(await pageOf(id))).toEqual([sent, 'Sin abrir todavía'])
    later(1)
    const opened = `Abierta el ${today()}`
    await (await asYeguada()).put(`/api/applications/${id}/seen`, {})
    expect(stepsIn(await pageOf(id))).toEqual([sent, opened])
    later(1)
    await (await asYeguada()).put(`/api/applications/${id}`, { status: 'rejected' })
    expect(stepsIn(await pageOf(id))).toEqual([sent, opened, `Contestada el ${today()}`])
    const answeredUnopened = await apply('iria@example.org')
    await yeguada.put(`/api/applications/${answeredUnopened}`, { status: 'approved' })
    const steps = stepsIn(await pageOf(answeredUnopened))
    expect(steps).toEqual([`Enviada el ${today()}`, `Contestada el ${today()}`])
    const withdrawn = await apply('uxia@example.org')
    const bearer = applicationBearer(board, withdrawn)
    await visitor().delete(`/api/applications/${withdrawn}`, undefined, bearer)
    expect(stepsIn(await pageOf(withdrawn))).toEqual([`Enviada el ${today()}`])
  })

  test('says that they have talked, which one button without a script denies', async () => {
    const id = await apply('ane@example.org')
    const token = signApplicationToken(board, id)
    expect(await pageOf(id)).not.toContain(denyButton)
    await (await asYeguada()).post(`/api/applications/${id}/talked`, { by: 'telefono' })
    const page = await pageOf(id)
    const talkedOn = weekdayAndDay(board.now.toISOString())
    expect(talkedOn).toMatch(/^\p{L}+ \d+ de \p{L}+$/u)
    expect(page).toContain(
      `<b translate="no"><bdi lang="es">Yeguada del Soto</bdi></b> dice que habéis hablado el ${talkedOn}.`
    )
    expect(page).toContain(denyButton)
    expect(page).toContain('<span class="tag neutral">Habéis hablado</span>')
    expect(stepsIn(page)).toContain(`Contestada el ${today()}`)
    const english = (await visitor().get(`/en/seguimiento/${token}`)).body as string
    expect(english).toMatch(/says you talked on \w+day \d+ \w+\./)
    expect(english).toContain('>We haven’t talked</button>')
    const denied = await press(token, 'talk-denial', '/en')
    expect(denied.status).toBe(303)
    expect(denied.headers.get('Location')).toBe(`/en/seguimiento/${token}#estado`)
    const after = await pageOf(id)
    expect(after).toContain('<p>Has dicho que no habéis hablado.</p>')
    expect(after).not.toContain('dice que habéis hablado')
    expect(after).toContain('>Pendiente</span>')
    expect((await press(token, 'talk-denial')).status).toBe(303)
  })

  test('asks after ten days whether the job still stands, once', async () => {
    const id = await apply('leo@example.org')
    expect(await pageOf(id)).not.toContain(askButton)
    const early = await press(signApplicationToken(board, id), 'asked-again')
    expect(early.status).toBe(409)
    expect(readForm(early.body).failure).toBe(
      'Podrás preguntar cuando pasen diez días sin respuesta'
    )
    expect(early.body).toContain('<title>Error: ')
    later(askAgainDays)
    expect(await pageOf(id)).toContain(askButton)
    const token = signApplicationToken(board, id)
    expect((await press(token, 'asked-again')).status).toBe(303)
    const page = await pageOf(id)
    expect(page).toContain(`<p>Preguntaste el ${today()} si el puesto sigue en pie.</p>`)
    expect(page).not.toContain(askButton)
    later(1)
    const again = await press(signApplicationToken(board, id), 'asked-again')
    expect(readForm(again.body).failure).toBe(
      'Ya has preguntado. Si no contestan, puedes escribirles un mensaje.'
    )
    const english = await press(signApplicationToken(board, id), 'asked-again', '/en')
    expect(english.body).toContain(
      'You’ve already asked. If they don’t reply, you can send them a message.'
    )
  })

  test('says that nobody answered sixty days after the end of the ad, and refuses nothing in their name', async () => {
    const id = await apply('gal@example.org')
    later(jobLifetimeDays + lapseDays + 1)
    const page = await pageOf(id)
    expect(page).toContain('<p>No han contestado. Dala por cerrada.</p>')
    expect(page).toContain('<span class="tag neutral">Cerrada</span>')
    expect(page).not.toContain('Rechazada')
    expect(page).not.toContain(askButton)
  })

  test.each(['talk-denial', 'asked-again'])('takes «%s» with a valid token only', async action => {
    const id = await apply(`${action}@example.org`)
    const token = signApplicationToken(board, id)
    expect((await press(`${token}x`, action)).body).toContain('Este enlace ya no sirve')
    const untouched = await pageOf(id)
    expect(untouched).not.toContain('Has dicho')
    expect(untouched).not.toContain('Preguntaste')
    later(400)
    expect((await press(token, action)).body).toContain('Este enlace ya no sirve')
  })

  test('refuses what no longer holds with a sentence, in the language of the page', async () => {
    const id = await apply('ivo@example.org')
    const token = signApplicationToken(board, id)
    const untold = await press(token, 'talk-denial')
    expect(readForm(untold.body).failure).toBe('La empresa no ha dicho que hayáis hablado')
    await (await asYeguada()).put(`/api/applications/${id}`, { status: 'approved' })
    const answered = await press(token, 'asked-again', '/en')
    expect(answered.status).toBe(409)
    expect(answered.body).toContain('The employer has already replied')
    expect(answered.body).not.toContain('aria-invalid="true"')
    expect((await press(token, 'nada')).body).toContain('Escribe un mensaje')
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
