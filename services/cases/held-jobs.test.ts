import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { projections } from '#projections/index.ts'
import { verify } from '#projections/rebuild/verify.ts'
import {
  deleteAccount,
  jobRequest,
  postJobAs,
  type SignedInClient,
  signUp
} from '#test/api-fixtures.ts'
import { listHits, matchAlerts, seedAlert } from '#test/alerts.ts'
import { decideAs, signUpOperator } from '#test/cases.ts'
import { lettersTo, sendLetters } from '#test/letters.ts'
import { describeWithApp, type Visitor } from '#test/test-app.ts'

const start = new Date('2026-03-02T10:00:00.000Z')
const iban = 'ES91 2100 0418 4502 0005 1332'
const signalled = { details: `Ingresa la fianza en ${iban}` }
const why = `lleva un número de cuenta («${iban}»)`

describeWithApp('an ad with a strong signal', board => {
  let operator: Visitor
  beforeAll(async () => {
    operator = await signUpOperator(board)
  })
  afterEach(() => {
    board.now = start
  })
  afterAll(async () => {
    expect((await verify({ ...board.tools, projections })).differences).toEqual([])
  })

  const anyone = () => board.createClient()
  const pathOf = (id: string) => `/api/jobs/${id}`
  const casePath = (id: string) => `/api/operator/cases/job-${id}`
  const statusOf = async (id: string) => (await anyone().get(pathOf(id))).status
  const isListed = async (id: string) => {
    const { jobs } = (await anyone().get('/api/jobs?limit=50')).body
    return jobs.some((one: { id: string }) => one.id === id)
  }
  const isPending = async (id: string) => {
    const { cases } = (await operator.get('/api/operator/cases')).body
    return cases.some((one: { targetId: string }) => one.targetId === id)
  }
  const decide = (id: string, outcome: string) => decideAs(operator, `job-${id}`, { outcome })
  const postHeld = async (changes: object = {}) => {
    const yeguada = await signUp(board, 'employer')
    return { yeguada, ...(await postJobAs(yeguada, { ...signalled, ...changes })) }
  }
  const sendLater = async () => {
    board.now = new Date(board.now.getTime() + 10 * 60_000)
    await sendLetters(board)
  }

  test('is held when it is the first of its employer, who reads why', async () => {
    const yeguada = await signUp(board, 'employer')
    const { status, body } = await yeguada.post('/api/jobs', { ...jobRequest, ...signalled })
    expect([status, body.hiddenReason, body.heldFor]).toEqual([201, 'en-revision', ['iban']])
    expect([await statusOf(body.id), await isListed(body.id)]).toEqual([404, false])
    expect((await yeguada.get(pathOf(body.id))).body).toMatchObject({ heldFor: ['iban'] })
    const own = await yeguada.get(`/api/jobs?employerId=${yeguada.id}`)
    expect(own.body.jobs).toMatchObject([{ hiddenReason: 'en-revision', heldFor: ['iban'] }])
    expect((await yeguada.post(`${pathOf(body.id)}/renew`)).status).toBe(409)
    const [decision] = (await yeguada.get('/api/my-decisions')).body.decisions
    expect(decision).toMatchObject({
      outcome: 'held',
      isAutomated: true,
      appealToken: expect.any(String)
    })
    expect(decision.sentences[0]).toBe(
      `Es tu primer anuncio y lo revisamos antes de publicarlo: ${why}.`
    )
  })

  test('says to all others that it is being reviewed', async () => {
    const { id, yeguada } = await postHeld()
    const reviewed = {
      status: 404,
      body: { message: 'Estamos revisando este anuncio antes de publicarlo.' }
    }
    const path = pathOf(id)
    for (const other of [anyone(), await signUp(board, 'employer')]) {
      expect(await other.get(path)).toMatchObject(reviewed)
      expect(await other.get(`${path}/history`)).toMatchObject(reviewed)
      expect(await other.post(`${path}/contact`)).toMatchObject(reviewed)
    }
    expect((await yeguada.get(`${path}/history`)).status).toBe(200)
    expect((await yeguada.post(`${path}/contact`)).body).toMatchObject({
      contactEmail: jobRequest.contactEmail
    })
    await decide(id, 'hidden')
    const gone = { status: 404, body: { message: 'Ramal ha retirado este anuncio.' } }
    expect(await anyone().get(`${path}/history`)).toMatchObject(gone)
    expect(await anyone().post(`${path}/contact`)).toMatchObject(gone)
  })

  test('waits in the queue with its text and its signals', async () => {
    const { id } = await postHeld()
    const { cases } = (await operator.get('/api/operator/cases')).body
    const [summary] = cases.filter((one: { targetId: string }) => one.targetId === id)
    expect(summary).toMatchObject({ title: 'Mozo de cuadra', reasons: [], outcome: 'held' })
    expect(summary.pendingSince).toBe(start.toISOString())
    const { body } = await operator.get(casePath(id))
    expect(body.content).toContainEqual({ field: 'details', text: signalled.details })
    expect(body.signals).toContain(`Lleva un número de cuenta: «${iban}».`)
    expect(body.decisions).toMatchObject([{ outcome: 'held', isAutomated: true }])
  })

  test('is published for thirty days once an operator has released it, and alerts find it', async () => {
    const { id, yeguada } = await postHeld({ title: 'Herrador de raid' })
    const alert = await seedAlert(board.db, { keyword: 'raid' }, { at: '2026-03-02T09:00:00.000Z' })
    await matchAlerts(board.db)
    expect(await listHits(board.db, alert)).toEqual([])
    await sendLater()
    board.now = new Date('2026-03-03T10:00:00.000Z')
    const released = await decideAs(await signUpOperator(board), `job-${id}`, { outcome: 'kept' })
    expect(released.body.pendingSince).toBeNull()
    expect([await statusOf(id), await isListed(id)]).toEqual([200, true])
    const { body } = await anyone().get(pathOf(id))
    expect(body.expiryDate).toBe('2026-04-02T10:00:00.000Z')
    expect(body).not.toHaveProperty('heldFor')
    await matchAlerts(board.db)
    expect(await listHits(board.db, alert)).toEqual([id])
    await sendLater()
    const letters = await lettersTo(board, `${yeguada.username}@example.org`)
    const [last, held] = letters.filter(({ subject }) => /Herrador/.test(subject))
    expect(held?.subject).toBe('En revisión antes de publicarse: el anuncio «Herrador de raid»')
    expect(held?.text).toContain(why)
    expect(held?.text).toContain('una regla ha encontrado esas palabras en tu primer anuncio')
    expect(last?.subject).toBe('Publicado: el anuncio «Herrador de raid»')
    expect(last?.text).toContain('Ya está publicado')
  })

  test.each(['hidden', 'removed'])(
    'stays unpublished after «%s», until that is undone',
    async outcome => {
      const { id, yeguada } = await postHeld()
      await decide(id, outcome)
      expect([await statusOf(id), await isPending(id)]).toEqual([404, false])
      expect((await yeguada.get(pathOf(id))).body.hiddenReason).toBe('dinero-o-documentos')
      await operator.post(`${casePath(id)}/undo`, { revision: 2 })
      expect((await yeguada.get(pathOf(id))).body.hiddenReason).toBe('en-revision')
      expect([await statusOf(id), await isPending(id)]).toEqual([404, true])
      await decide(id, 'kept')
      expect(await statusOf(id)).toBe(200)
    }
  )

  test('is held again when its release is undone', async () => {
    const { id } = await postHeld()
    await decide(id, 'kept')
    await operator.post(`${casePath(id)}/undo`, { revision: 2 })
    expect([await statusOf(id), await isPending(id)]).toEqual([404, true])
    await decide(id, 'kept')
    expect(await isListed(id)).toBe(true)
  })

  test('is not asked to be corrected: nobody sees it', async () => {
    const { id } = await postHeld()
    expect(await decide(id, 'corrected')).toMatchObject({
      status: 409,
      body: { message: 'Un anuncio en revisión no se ha publicado: se publica, o no.' }
    })
  })

  test('is published at once by an employer who has published before', async () => {
    const yeguada = await signUp(board, 'employer')
    await postJobAs(yeguada)
    expect(await isListed((await postJobAs(yeguada, signalled)).id)).toBe(true)
  })

  test('is held as well while no other was released', async () => {
    const { yeguada, id } = await postHeld()
    const second = await postJobAs(yeguada, signalled)
    expect(second.hiddenReason).toBe('en-revision')
    await decide(id, 'removed')
    const third = await postJobAs(yeguada, signalled)
    expect(third.hiddenReason).toBe('en-revision')
    expect(await isListed((await postJobAs(yeguada)).id)).toBe(true)
    expect(await isListed((await postJobAs(yeguada, signalled)).id)).toBe(true)
  })

  test('is held when a draft is published', async () => {
    const yeguada = await signUp(board, 'employer')
    const draft = await yeguada.post('/api/jobs', { ...jobRequest, ...signalled, draft: true })
    expect([draft.status, draft.body.hiddenReason]).toEqual([201, undefined])
    const { body } = await yeguada.post(`${pathOf(draft.body.id)}/publish`)
    expect(body).toMatchObject({ hiddenReason: 'en-revision', heldFor: ['iban'] })
  })

  test('is held when a revision brings the signal, but not once somebody has looked at it', async () => {
    const yeguada = await signUp(board, 'employer')
    const { id } = await postJobAs(yeguada)
    const revise = async (changes: object) => (await yeguada.patch(pathOf(id), changes)).body
    expect((await revise({ title: 'Moza de cuadra' })).hiddenReason).toBeUndefined()
    expect((await revise(signalled)).hiddenReason).toBe('en-revision')
    expect((await revise({ details: null })).hiddenReason).toBe('en-revision')
    await decide(id, 'kept')
    expect((await revise(signalled)).hiddenReason).toBeUndefined()
    expect(await isListed(id)).toBe(true)
  })

  const leave: [string, (yeguada: SignedInClient, id: string) => Promise<unknown>][] = [
    ['it is deleted', (yeguada, id) => yeguada.delete(pathOf(id))],
    ['its account is deleted', yeguada => deleteAccount(yeguada)]
  ]
  test.each(leave)('leaves the queue when %s', async (_, end) => {
    const { yeguada, id } = await postHeld()
    expect(await isPending(id)).toBe(true)
    await end(yeguada, id)
    expect(await isPending(id)).toBe(false)
    expect((await operator.get('/api/operator/cases?state=decided')).body.cases).not.toContainEqual(
      expect.objectContaining({ targetId: id })
    )
  })

  test.each([
    ['dinero', 'Se paga por Bizum'],
    ['documentos', 'Envía foto del DNI'],
    ['documentos', 'Hay que abrir una cuenta en nuestro banco'],
    ['cripto', 'Pagamos en bitcoins'],
    ['tarificacion', 'Llama al 806 123 456']
  ])('is held for «%s»', async (signal, details) => {
    expect((await postHeld({ details })).heldFor).toEqual([signal])
  })

  test.each(['Contacto solo por WhatsApp', 'Empiezas mañana, sin entrevista'])(
    'is no ad that says «%s»',
    async details => {
      expect((await postHeld({ details })).heldFor).toBeUndefined()
    }
  )
})
