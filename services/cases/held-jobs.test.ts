import { day } from '#events/units.ts'
import { expect, test } from 'vitest'
import {
  deleteAccount,
  jobRequest,
  postJobAs,
  type SignedInClient,
  signUp,
  testPassword
} from '#test/builders/api-fixtures.ts'
import {
  describeWithHeldJobs,
  iban,
  jobCasePath,
  jobPath,
  signalled,
  whyHeld
} from '#test/builders/held-jobs.ts'
import { signAppealToken } from '#test/builders/appeals.ts'
import { report } from '#test/builders/cases.ts'
import { newAccountDays } from '#events/limits/cases.ts'
import { testTime } from '#test/events/event-builders.ts'

describeWithHeldJobs('an ad with a strong signal', (board, held) => {
  const { anyone, postHeld, statusOf, isListed } = held

  test('is held when it is the first of its employer, who reads why', async () => {
    const yeguada = await signUp(board, 'employer')
    const { status, body } = await yeguada.post('/api/jobs', { ...jobRequest, ...signalled })
    expect([status, body.hiddenReason, body.heldFor]).toEqual([201, 'en-revision', ['iban']])
    expect([await statusOf(body.id), await isListed(body.id)]).toEqual([404, false])
    expect((await yeguada.get(jobPath(body.id))).body).toMatchObject({ heldFor: ['iban'] })
    const own = await yeguada.get(`/api/jobs?employerId=${yeguada.id}`)
    expect(own.body.jobs).toMatchObject([{ hiddenReason: 'en-revision', heldFor: ['iban'] }])
    expect((await yeguada.post(`${jobPath(body.id)}/renew`)).status).toBe(409)
    const [decision] = (await yeguada.get('/api/my-decisions')).body.decisions
    expect(decision).toMatchObject({
      outcome: 'held',
      isAutomated: true,
      appealToken: expect.any(String)
    })
    expect(decision.sentences[0]).toBe(
      `Lo revisamos antes de publicarlo, porque aún no te conocemos: ${whyHeld}.`
    )
  })

  test('says to all others that it is being reviewed', async () => {
    const { id, yeguada } = await postHeld()
    const reviewed = {
      status: 404,
      body: { message: 'Estamos revisando este anuncio antes de publicarlo.' }
    }
    const path = jobPath(id)
    for (const stranger of [anyone(), await signUp(board, 'employer')]) {
      expect(await stranger.get(path)).toMatchObject(reviewed)
      expect(await stranger.get(`${path}/history`)).toMatchObject(reviewed)
      expect(await stranger.post(`${path}/contact`)).toMatchObject(reviewed)
    }
    expect((await yeguada.get(`${path}/history`)).status).toBe(200)
    expect((await yeguada.post(`${path}/contact`)).body).toMatchObject({
      contactEmail: jobRequest.contactEmail
    })
    await held.decide(id, 'hidden')
    const gone = { status: 404, body: { message: 'Ramal ha retirado este anuncio.' } }
    expect(await anyone().get(`${path}/history`)).toMatchObject(gone)
    expect(await anyone().post(`${path}/contact`)).toMatchObject(gone)
  })

  test('waits in the queue with its text and its signals', async () => {
    const { id } = await postHeld()
    const { cases } = (await held.operator.get('/api/operator/cases')).body
    const [summary] = cases.filter((found: { targetId: string }) => found.targetId === id)
    expect(summary).toMatchObject({ title: 'Mozo de cuadra', reasons: [], outcome: 'held' })
    expect(summary.pendingSince).toBe(testTime)
    const { body } = await held.operator.get(jobCasePath(id))
    expect(body.content).toContainEqual({ field: 'details', text: signalled.details })
    expect(body.signals).toContain(`Lleva un número de cuenta: «${iban}».`)
    expect(body.markedWords).toContain(iban)
    expect(body.decisions).toMatchObject([{ outcome: 'held', isAutomated: true }])
  })

  test('is published at once by an account of a month with another ad in public', async () => {
    const start = board.now
    const yeguada = await signUp(board, 'employer')
    await postJobAs(yeguada)
    const withdrawn = await postJobAs(yeguada)
    await yeguada.delete(jobPath(withdrawn.id))
    expect((await postJobAs(yeguada, signalled)).hiddenReason).toBe('en-revision')
    board.now = new Date(start.getTime() + newAccountDays * day)
    await yeguada.post('/api/login', { username: yeguada.username, password: testPassword })
    expect(await isListed((await postJobAs(yeguada, signalled)).id)).toBe(true)
    board.now = start
  })

  test('is held of a new account, whatever else it has published or withdrawn', async () => {
    const yeguada = await signUp(board, 'employer')
    const { id } = await postJobAs(yeguada)
    expect((await postJobAs(yeguada, signalled)).hiddenReason).toBe('en-revision')
    await yeguada.delete(jobPath(id))
    expect((await postJobAs(yeguada, signalled)).hiddenReason).toBe('en-revision')
  })

  test('is published at once once an operator has kept another', async () => {
    const { yeguada, id } = await postHeld()
    await held.decide(id, 'kept')
    expect(await isListed((await postJobAs(yeguada, signalled)).id)).toBe(true)
  })

  test('is held as well while no other was released', async () => {
    const { yeguada, id } = await postHeld()
    const second = await postJobAs(yeguada, signalled)
    expect(second.hiddenReason).toBe('en-revision')
    await held.decide(id, 'removed')
    const third = await postJobAs(yeguada, signalled)
    expect(third.hiddenReason).toBe('en-revision')
    expect(await isListed((await postJobAs(yeguada)).id)).toBe(true)
    expect((await postJobAs(yeguada, signalled)).hiddenReason).toBe('en-revision')
  })

  test('is held when a draft is published', async () => {
    const yeguada = await signUp(board, 'employer')
    const draft = await yeguada.post('/api/job-drafts', { ...jobRequest, ...signalled })
    expect([draft.status, draft.body.hiddenReason]).toEqual([201, undefined])
    const { body } = await yeguada.post(`/api/job-drafts/${draft.body.id}/publish`)
    expect(body).toMatchObject({ hiddenReason: 'en-revision', heldFor: ['iban'] })
  })

  test('is held when a revision brings the signal, until a person has looked at it', async () => {
    const yeguada = await signUp(board, 'employer')
    const { id } = await postJobAs(yeguada)
    const revise = async (changes: object) => (await yeguada.patch(jobPath(id), changes)).body
    expect((await revise({ title: 'Moza de cuadra' })).hiddenReason).toBeUndefined()
    expect((await revise(signalled)).hiddenReason).toBe('en-revision')
    expect((await revise({ details: null })).hiddenReason).toBe('en-revision')
    await held.decide(id, 'kept')
    expect(await isListed(id)).toBe(true)
  })

  test('is held again when a change brings what nobody has looked at', async () => {
    const { id, yeguada } = await postHeld()
    const revise = async (changes: object) =>
      (await yeguada.patch(jobPath(id), changes)).body.hiddenReason
    await held.decide(id, 'kept')
    expect(await revise({ title: 'Moza de cuadra' })).toBeUndefined()
    expect(await revise({ details: `${signalled.details}. Llama antes.` })).toBeUndefined()
    expect(await revise({ details: 'Ingresa en ES79 2100 0813 6101 2345 6789' })).toBe(
      'en-revision'
    )
    expect([await held.isPending(id), await statusOf(id)]).toEqual([true, 404])
    const [decision] = (await yeguada.get('/api/my-decisions')).body.decisions
    expect(decision.sentences[0]).toMatch(
      /^Has cambiado tu anuncio y lo revisamos antes de publicarlo otra vez: .*ES79/
    )
    await revise({ details: null })
    await held.decide(id, 'kept')
    expect(await isListed(id)).toBe(true)
    expect(await revise(signalled)).toBe('en-revision')
    await held.decide(id, 'removed')
    expect(await revise({ details: 'Se paga por Bizum' })).toBe('dinero-o-documentos')
  })

  test('is held when a change brings it while a report waits, but not while a complaint does', async () => {
    const yeguada = await signUp(board, 'employer')
    const { id } = await postJobAs(yeguada)
    const { number } = (await report(board, 'job', id)).body
    const revise = async (details: string) =>
      (await yeguada.patch(jobPath(id), { details })).body.hiddenReason
    expect(await revise(signalled.details)).toBe('en-revision')
    await held.decide(id, 'kept')
    const token = signAppealToken(board, number, { by: 'reporter', version: 2 })
    const text = 'Sigue pidiendo una fianza por adelantado'
    expect((await board.createClient().post('/api/appeals', { token, text })).status).toBe(201)
    expect(await revise('Se paga por Bizum')).toBeUndefined()
    expect(await held.isPending(id)).toBe(true)
  })

  const leave: [string, (yeguada: SignedInClient, id: string) => Promise<unknown>][] = [
    ['it is deleted', (yeguada, id) => yeguada.delete(jobPath(id))],
    ['its account is deleted', yeguada => deleteAccount(yeguada)]
  ]
  test.each(leave)('leaves the queue when %s', async (_, end) => {
    const { yeguada, id } = await postHeld()
    expect(await held.isPending(id)).toBe(true)
    await end(yeguada, id)
    expect(await held.isPending(id)).toBe(false)
    expect(
      (await held.operator.get('/api/operator/cases?state=decided')).body.cases
    ).not.toContainEqual(expect.objectContaining({ targetId: id }))
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
