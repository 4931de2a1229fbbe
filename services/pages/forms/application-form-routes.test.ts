import { day } from '#events/units.ts'
import { beforeAll, expect, test } from 'vitest'
import { composeApp } from '#composition/compose-board.ts'
import { coverLetter, postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { readForm, sendForm } from '#test/board/forms.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { loadBuiltSite } from '../site/load-built-site.ts'

describeWithApp('applying without a script', board => {
  beforeAll(async () => {
    board.tools.site = loadBuiltSite(board.tools.config)
    board.app = composeApp(board.tools)
  }, 120_000)
  const visitor = () => board.createClient()

  const guest = {
    applicantName: 'Marta Ruiz',
    applicantEmail: 'marta@example.org',
    applicantPhone: '612 345 678',
    coverLetter,
    website: ''
  }

  test('as a guest reaches the employer, once however often the button is pressed', async () => {
    const employer = await signUp(board, 'employer')
    const { id } = await postJobAs(employer)
    const page = await visitor().get(`/jobs/${id}`)
    expect(page.body).toContain(`action="/jobs/${id}/aplicacion#aplicar"`)
    const send = () => sendForm(visitor(), `/jobs/${id}/aplicacion`, guest)
    const answers = [await send(), await send()]
    for (const { status, headers } of answers) {
      expect([status, headers.get('Location')]).toEqual([
        303,
        `/jobs/${id}/aplicacion-enviada#contenido`
      ])
    }
    const sent = await visitor().get(`/jobs/${id}/aplicacion-enviada`)
    expect(sent.body).toContain('Aplicación enviada')
    const received = (await employer.get('/api/applications')).body.applications
    expect(received).toMatchObject([
      { applicantName: 'Marta Ruiz', isGuestApplication: true, coverLetter }
    ])
  })

  test('with an account takes its data', async () => {
    const employer = await signUp(board, 'employer')
    const { id } = await postJobAs(employer)
    const ana = await signUp(board, 'applicant')
    const sent = await sendForm(ana, `/jobs/${id}/aplicacion`, { ...guest, applicantName: '' })
    expect(sent.status).toBe(303)
    const received = (await employer.get('/api/applications')).body.applications
    expect(received).toMatchObject([{ applicantName: 'Ana Robles', applicantId: ana.id }])
  })

  test('returns with what was typed and with what is wrong', async () => {
    const { id } = await postJobAs(await signUp(board, 'employer'))
    const { status, body } = await sendForm(visitor(), `/jobs/${id}/aplicacion`, {
      ...guest,
      applicantName: '',
      applicantEmail: '',
      coverLetter: 'Sé <montar>'
    })
    expect(status).toBe(400)
    const form = readForm(body)
    expect(form.errors).toHaveLength(3)
    // One a field, as with a script.
    expect(body.match(/<li><a href="#applicant|<li><a href="#cover/g)).toHaveLength(3)
    expect(form.value('applicantPhone')).toBe('612 345 678')
    expect(body).toContain('>Sé &lt;montar&gt;</textarea>')
    expect(body).toContain('Mozo de cuadra')
  })

  test('to an ad that is over, or as an employer, says why and loses nothing', async () => {
    const employer = await signUp(board, 'employer')
    const { id } = await postJobAs(employer)
    const asEmployer = await sendForm(employer, `/jobs/${id}/aplicacion`, guest)
    expect(asEmployer.status).toBe(403)
    expect(readForm(asEmployer.body).failure).toContain('cuenta de candidato')
    const now = board.now
    board.now = new Date(now.getTime() + 31 * day)
    const over = await sendForm(visitor(), `/jobs/${id}/aplicacion`, guest)
    board.now = now
    expect(over.status).toBe(409)
    expect(readForm(over.body).failure).toBe('Este anuncio ya no admite aplicaciones')
    expect(over.body).toContain(coverLetter)
  })
})
