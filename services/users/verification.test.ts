import { beforeAll, expect, test } from 'vitest'
import { readStream } from '#events/store/event-store.ts'
import { composeApp } from '#composition/compose-board.ts'
import { loadBuiltSite } from '#services/pages/site/load-built-site.ts'
import {
  deleteAccount,
  postJobAs,
  type SignedInClient,
  signUp
} from '#test/builders/api-fixtures.ts'
import { signConfirmationToken } from '#test/board/link-tokens.ts'
import { makeOperator } from '#test/builders/operator.ts'
import { runCli } from '#test/board/run-cli.ts'
import { describeWithApp } from '#test/board/test-app.ts'

const vejer = { place: '11039', location: 'Vejer de la Frontera' }
const taxId = '12345678Z'
const farmCode = 'ES110390001234'

describeWithApp('what an employer shows of itself', board => {
  beforeAll(async () => {
    board.tools.site = loadBuiltSite(board.tools.config)
    board.app = composeApp(board.tools)
  }, 120_000)

  const read = (path: string) => board.createClient().get(path)
  const stepsOf = async ({ id }: { id: string }) => {
    const { body } = await read(`/api/employers/${id}`)
    return body.steps.map(({ text }: { text: string }) => text)
  }
  const verify = (person: SignedInClient, request: object) =>
    person.put(`/api/users/${person.id}/verification`, request)
  const confirmEmail = (person: SignedInClient) =>
    person.post(`/api/email-confirmations/${signConfirmationToken(board, person.id)}`)

  async function signUpEmployer(changes: object = {}, terms: object = vejer) {
    const yeguada = await signUp(board, 'employer', changes)
    const job = await postJobAs(yeguada, terms)
    return { yeguada, job }
  }

  test('is on its pages in words at once, and goes with null', async () => {
    const { yeguada, job } = await signUpEmployer()
    expect(await stepsOf(yeguada)).toEqual([])
    expect(await verify(yeguada, { taxId, farmCode })).toMatchObject({
      status: 200,
      body: { taxIdCheckedAt: board.now.toISOString(), farmName: 'Vejer de la Frontera' }
    })
    const texts = ['Declara código REGA de Vejer de la Frontera', 'Ha escrito un NIF válido']
    expect(await stepsOf(yeguada)).toEqual(texts)
    for (const path of [`/employers/${yeguada.id}`, `/jobs/${job.id}`]) {
      const { body } = await read(path)
      const words = body.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
      for (const text of texts) expect(words).toContain(text)
    }
    expect((await verify(yeguada, { taxId: null, farmCode: ' ' })).body).toMatchObject({
      taxIdCheckedAt: null,
      farmName: null
    })
    expect(await stepsOf(yeguada)).toEqual([])
    expect((await read(`/jobs/${job.id}`)).body).not.toContain('Ha escrito un NIF válido')
  })

  test('with the NIF of another account shows to the operator, however both wrote it', async () => {
    const operator = await signUp(board, 'applicant')
    makeOperator(board, operator)
    const sharesTaxId = async ({ id }: SignedInClient) => {
      const { body } = await operator.get('/api/operator/employers?limit=50')
      return body.employers.find((employer: { id: string }) => employer.id === id)?.sharesTaxId
    }
    const [first, second, other] = [
      (await signUpEmployer()).yeguada,
      (await signUpEmployer()).yeguada,
      (await signUpEmployer()).yeguada
    ]
    await verify(first, { taxId: 'B12345674' })
    await verify(other, { taxId: '12345678Z' })
    expect(await sharesTaxId(first)).toBe(false)
    await verify(second, { taxId: 'es b-12.345.674' })
    expect([await sharesTaxId(first), await sharesTaxId(second)]).toEqual([true, true])
    expect(await sharesTaxId(other)).toBe(false)
    await verify(second, { taxId: null })
    expect(await sharesTaxId(first)).toBe(false)
  })

  test('stores neither the NIF nor the REGA code', async () => {
    const { yeguada } = await signUpEmployer()
    await verify(yeguada, { taxId: '98765432m', farmCode: 'es 11 039 0007777' })
    const events = await readStream(board.db, `employer-${yeguada.id}`)
    expect(events.map(({ type }) => type)).toEqual(['EmployerTaxIdChecked', 'EmployerFarmDeclared'])
    const decrypted = await board.tools.vault.decrypt(board.db, events)
    const own = JSON.stringify([decrypted, (await yeguada.get('/api/my-data')).body])
    expect(own).toContain('Vejer de la Frontera')
    expect(own).not.toMatch(/98765432|0007777/i)
  })

  test('has the REGA code in ads of its municipality only', async () => {
    const { yeguada, job } = await signUpEmployer()
    const elsewhere = await postJobAs(yeguada, { place: '11020', location: 'Jerez de la Frontera' })
    await verify(yeguada, { farmCode })
    expect((await read(`/jobs/${job.id}`)).body).toContain('Declara código REGA')
    expect((await read(`/jobs/${elsewhere.id}`)).body).not.toContain('Declara código REGA')
    await yeguada.delete(`/api/jobs/${job.id}`)
    expect(await stepsOf(yeguada)).toEqual([])
  })

  test('says that the e-mail is of the website once it is confirmed', async () => {
    const email = 'hola@lentiscar.example.org'
    const { yeguada } = await signUpEmployer({ email })
    const { body } = await verify(yeguada, {
      web: 'https://www.Lentiscar.example.org/contacto'
    })
    expect(body.web).toBe('lentiscar.example.org')
    expect(await stepsOf(yeguada)).toEqual([])
    await confirmEmail(yeguada)
    const ownDomain = 'Su correo es de su web, lentiscar.example.org'
    expect(await stepsOf(yeguada)).toEqual([ownDomain, 'Correo confirmado'])
    // A student of a university has its domain, and not its riding school.
    const others = [
      'cuadra.lentiscar.example.org',
      'otralentiscar.example.org',
      'example.org',
      null
    ]
    for (const web of others) {
      await verify(yeguada, { web })
      expect(await stepsOf(yeguada), String(web)).toEqual(['Correo confirmado'])
    }
  })

  test.each([
    [{ taxId: '12345678A' }, 'taxId', 'Este NIF no es válido: repasa sus cifras y su letra'],
    [{ farmCode: 'ES1103900' }, 'farmCode', 'El código REGA empieza por ES y tiene doce cifras'],
    [
      { farmCode: 'ES999990001234' },
      'farmCode',
      'Las cinco cifras tras «ES» no son las de ningún municipio'
    ],
    [{ web: 'la mía' }, 'web', 'Escribe la dirección de tu web, como yeguada.es'],
    [
      { web: 'www.gmail.com' },
      'web',
      'gmail.com es un servicio de correo: escribe la web de tu centro'
    ]
  ])('is refused with %o', async (request, field, message) => {
    const { yeguada } = await signUpEmployer()
    expect(await verify(yeguada, request)).toMatchObject({
      status: 400,
      body: { errors: [{ field, message }] }
    })
    expect(await readStream(board.db, `employer-${yeguada.id}`)).toEqual([])
  })

  test('appends nothing for what is so already', async () => {
    const { yeguada } = await signUpEmployer()
    const request = { web: 'yeguada.example.org', taxId, farmCode }
    await verify(yeguada, request)
    await verify(yeguada, request)
    await verify(yeguada, {})
    expect(await readStream(board.db, `employer-${yeguada.id}`)).toHaveLength(3)
  })

  test('is refused to others and to candidates', async () => {
    const [a, b] = [await signUp(board, 'employer'), await signUp(board, 'employer')]
    const ana = await signUp(board, 'applicant')
    const path = `/api/users/${a.id}/verification`
    expect((await b.put(path, { taxId })).status).toBe(403)
    expect((await ana.put(`/api/users/${ana.id}/verification`, { taxId })).status).toBe(403)
    expect((await board.createClient().put(path, { taxId })).status).toBe(401)
  })

  test('is gone with its account', async () => {
    const { yeguada } = await signUpEmployer()
    await verify(yeguada, { taxId })
    await deleteAccount(yeguada)
    expect((await read(`/api/employers/${yeguada.id}`)).status).toBe(410)
    const silent = await signUp(board, 'employer')
    expect((await read(`/api/employers/${silent.id}`)).status).toBe(404)
  })

  test('says that it was seen, as operators note it', async () => {
    const { yeguada, job } = await signUpEmployer()
    const operator = await signUp(board, 'applicant')
    const path = `/api/operator/employers/${yeguada.id}/seen`
    expect((await operator.put(path, { isSeen: true })).status).toBe(404)
    makeOperator(board, operator)
    const listed = async (state: string) => {
      const { body } = await operator.get(`/api/operator/employers?state=${state}`)
      return body.employers.some(({ id }: { id: string }) => id === yeguada.id)
    }
    expect([await listed('new'), await listed('seen')]).toEqual([true, false])
    expect((await operator.put(path, { isSeen: true })).status).toBe(200)
    expect([await listed('new'), await listed('seen')]).toEqual([false, true])
    expect(await stepsOf(yeguada)).toEqual(['Visto por Ramal'])
    expect((await read(`/jobs/${job.id}`)).body).toContain('Visto por Ramal')
    await operator.put(path, { isSeen: false })
    expect(await stepsOf(yeguada)).toEqual([])
    const ofNobody = `/api/operator/employers/${operator.id}/seen`
    expect((await operator.put(ofNobody, { isSeen: true })).status).toBe(404)
  })

  test('is listed for operators on pages', async () => {
    const operator = await signUp(board, 'applicant')
    makeOperator(board, operator)
    const read = async (query: string) =>
      (await operator.get(`/api/operator/employers?state=new&${query}`)).body
    for (let index = 0; index < 3; index++) await signUpEmployer()
    const { employers, meta } = await read('limit=50')
    expect(meta).toEqual({ totalEmployers: employers.length, totalPages: 1 })
    const pages = [await read('limit=2&page=1'), await read('limit=2&page=2')]
    expect(pages[0]?.meta.totalPages).toBe(Math.ceil(employers.length / 2))
    expect(pages.flatMap(page => page.employers)).toEqual(employers.slice(0, 4))
    expect((await operator.get('/api/operator/employers?page=0')).status).toBe(400)
  })

  test('says so after the command of the operator', async () => {
    const { yeguada } = await signUpEmployer()
    expect(await runCli(board, 'employer', 'seen', yeguada.username)).toMatchObject({ code: 0 })
    expect(await stepsOf(yeguada)).toEqual(['Visto por Ramal'])
    await runCli(board, 'employer', 'unseen', yeguada.username)
    expect(await stepsOf(yeguada)).toEqual([])
    const ana = await signUp(board, 'applicant')
    expect(await runCli(board, 'employer', 'seen', ana.username)).toMatchObject({ code: 1 })
  })

  test('says from the first anniversary on that it is one, on cached pages too', async () => {
    const start = board.now
    const { yeguada } = await signUpEmployer()
    const at = (time: string) => {
      board.now = new Date(time)
      return stepsOf(yeguada)
    }
    expect(await at('2027-03-02T09:59:59.999Z')).toEqual([])
    expect(await at('2027-03-02T10:00:00.000Z')).toEqual(['Más de 12 meses aquí'])
    board.now = start
    expect(await stepsOf(yeguada)).toEqual([])
  })
})
