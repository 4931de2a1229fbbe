import { expect, test } from 'vitest'
import { second } from '#events/units.ts'
import { newId } from '#events/aggregates/ids.ts'
import { projections } from '#projections/index.ts'
import { verify } from '#projections/rebuild/verify.ts'
import { coverLetter, guestRequest, postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { addressOf, describeWithApplicationMails } from '#test/mail/application-mails.ts'
import { confirmEmailOf } from '#test/builders/confirmed-email.ts'

const words = '¿Puedes venir a probar el jueves?\nLa vivienda admite perro.'

describeWithApplicationMails(
  'an answer with words',
  ({ apply, board, newestTo, pass, subjectsTo }) => {
    async function applyAsGuest() {
      const yeguada = await signUp(board, 'employer')
      const job = await postJobAs(yeguada)
      const applicantEmail = `${newId()}@example.org`
      const request = { ...guestRequest, applicantEmail }
      const { body } = await board.createClient().post(`/api/jobs/${job.id}/applications`, request)
      const answer = (request: object) => yeguada.put(`/api/applications/${body.id}`, request)
      return { yeguada, applicantEmail, answer }
    }

    test('reaches an account as a message about the job, with the status', async () => {
      const { yeguada, ana, job, path } = await apply()
      const answered = await yeguada.put(path, { status: 'approved', message: words })
      expect(answered).toMatchObject({
        status: 200,
        body: { status: 'approved', employerWords: words }
      })
      pass(1)
      expect((await ana.get(`/api/messages/${yeguada.id}`)).body.messages).toMatchObject([
        { senderId: yeguada.id, jobId: job.id, content: words, isRead: false }
      ])
      expect((await ana.get('/api/applications')).body.applications).toMatchObject([
        { status: 'approved', employerWords: words, isUnseen: true }
      ])
    })

    test('reaches an account by one e-mail, which leads to both', async () => {
      const { yeguada, ana, path } = await apply()
      await newestTo(addressOf(ana))
      pass(1)
      await yeguada.put(path, { status: 'approved', message: words })
      pass(10)
      const mail = await newestTo(addressOf(ana))
      expect(mail?.subject).toBe('Tu aplicación a «Mozo de cuadra» está aprobada')
      expect(mail?.text).toContain('Te ha escrito: lo lees en el enlace de abajo.')
      expect(mail?.text).not.toContain('jueves')
      pass(30)
      expect(await subjectsTo(addressOf(ana))).toHaveLength(2)
    })

    test('is not shown for ten seconds, in which another status takes it back', async () => {
      const { yeguada, ana, path } = await apply()
      await newestTo(addressOf(ana))
      const isHidden = async () => {
        expect((await ana.get('/api/messages')).body.conversations).toEqual([])
        expect((await ana.get(`/api/messages/${yeguada.id}`)).body.messages).toEqual([])
        expect((await ana.get('/api/unseen')).body.messages).toBe(0)
        expect((await ana.get('/api/my-data')).body.messages).toEqual([])
        expect((await ana.get('/api/applications')).body.applications).toMatchObject([
          { employerWords: null }
        ])
      }
      await yeguada.put(path, { status: 'approved', message: words })
      pass(9.9 / 60)
      await isHidden()
      expect((await yeguada.get(`/api/messages/${ana.id}`)).body.messages).toMatchObject([
        { content: words }
      ])
      expect(await yeguada.put(path, { status: 'pending' })).toMatchObject({
        body: { status: 'pending', employerWords: null }
      })
      pass(30)
      await isHidden()
      expect((await yeguada.get('/api/messages')).body.conversations).toEqual([])
      expect(await subjectsTo(addressOf(ana))).toEqual(['Has aplicado a «Mozo de cuadra»'])
      expect((await verify({ ...board.tools, projections })).differences).toEqual([])
    })

    test('stays after these ten seconds, whatever becomes of the status', async () => {
      const { yeguada, ana, path } = await apply()
      await newestTo(addressOf(ana))
      pass(1)
      await yeguada.put(path, { status: 'rejected', message: words })
      pass(10 / 60)
      expect((await ana.get('/api/unseen')).body.messages).toBe(1)
      await yeguada.put(path, { status: 'pending' })
      expect((await ana.get(`/api/messages/${yeguada.id}`)).body.messages).toMatchObject([
        { content: words }
      ])
      pass(30)
      expect(await subjectsTo(addressOf(ana))).toEqual([
        'Yeguada del Soto te ha escrito sobre «Mozo de cuadra»',
        'Has aplicado a «Mozo de cuadra»'
      ])
    })

    test('that an account has read by then is no e-mail but for the status', async () => {
      const { yeguada, ana, path } = await apply()
      await newestTo(addressOf(ana))
      pass(1)
      await yeguada.put(path, { status: 'approved', message: words })
      pass(1)
      const [{ id }] = (await ana.get(`/api/messages/${yeguada.id}`)).body.messages
      await ana.put(`/api/messages/${id}/read`)
      pass(30)
      expect((await newestTo(addressOf(ana)))?.text).not.toContain('unas palabras')
      expect(await subjectsTo(addressOf(ana))).toHaveLength(2)
    })

    test('is told as a message to an account that wants no e-mails about answers', async () => {
      const { yeguada, ana, path } = await apply()
      await newestTo(addressOf(ana))
      const stopped = await ana.put(`/api/users/${ana.id}/mail`, { stopped: ['answers'] })
      expect(stopped.status).toBe(200)
      pass(1)
      await yeguada.put(path, { status: 'approved', message: words })
      pass(10)
      expect((await newestTo(addressOf(ana)))?.subject).toBe('Yeguada del Soto te ha escrito')
    })

    test('may leave the status as it is', async () => {
      const { yeguada, ana, path } = await apply()
      await yeguada.put(path, { status: 'pending', message: words })
      pass(1)
      expect((await ana.get('/api/applications')).body.applications).toMatchObject([
        { status: 'pending', statusChangedAt: null, employerWords: words }
      ])
    })

    test('has no effect at all on who has hidden from the employer since', async () => {
      const { yeguada, ana, path } = await apply()
      pass(1)
      await ana.post('/api/candidate-visibility/blocks', { employerId: yeguada.id })
      expect(await yeguada.put(path, { status: 'approved', message: words })).toMatchObject({
        status: 403,
        body: { code: 'contact-ended' }
      })
      expect((await ana.get('/api/applications')).body.applications).toMatchObject([
        { status: 'pending', employerWords: null }
      ])
      expect((await yeguada.put(path, { status: 'approved' })).status).toBe(200)
    })

    test('is for the employer who received the application only', async () => {
      const { ana, path } = await apply()
      const otherEmployer = await signUp(board, 'employer')
      expect((await otherEmployer.put(path, { status: 'approved', message: words })).status).toBe(
        403
      )
      expect((await ana.get('/api/messages')).body.conversations).toEqual([])
    })

    test('is read by a guest on the page of the e-mail, which quotes nothing', async () => {
      const { yeguada, applicantEmail, answer } = await applyAsGuest()
      await newestTo(applicantEmail)
      pass(1)
      await answer({ status: 'approved', message: words })
      expect((await yeguada.get('/api/applications')).body.applications).toMatchObject([
        { employerWords: words }
      ])
      expect((await yeguada.get('/api/messages')).body.conversations).toMatchObject([
        { kind: 'guest', fullName: guestRequest.applicantName, last: { content: words } }
      ])
      pass(10)
      const mail = await newestTo(applicantEmail)
      expect(mail?.subject).toBe('Tu aplicación a «Mozo de cuadra» está aprobada')
      expect(mail?.text).toContain('Te ha escrito: lo lees en el enlace de abajo.')
      expect(mail?.text).not.toContain('jueves')
    })

    test('without a change of the status reaches a guest by e-mail too', async () => {
      const { applicantEmail, answer } = await applyAsGuest()
      await newestTo(applicantEmail)
      pass(1)
      await answer({ status: 'pending', message: words })
      pass(10)
      expect((await newestTo(applicantEmail))?.subject).toBe(
        'Yeguada del Soto te ha escrito sobre «Mozo de cuadra»'
      )
    })

    test('to a guest is taken back with the status, as the e-mail waits', async () => {
      const { yeguada, applicantEmail, answer } = await applyAsGuest()
      await newestTo(applicantEmail)
      pass(1)
      await answer({ status: 'approved', message: words })
      await answer({ status: 'pending' })
      expect((await yeguada.get('/api/applications')).body.applications).toMatchObject([
        { status: 'pending', employerWords: null }
      ])
      expect((await yeguada.get('/api/messages')).body.conversations).toEqual([])
      pass(20)
      expect(await subjectsTo(applicantEmail)).toHaveLength(1)
    })

    test('alone is taken back by the same status as the last thing done, and stays with another one', async () => {
      const { yeguada, answer: send } = await applyAsGuest()
      const answer = (request: object) => {
        board.now = new Date(board.now.getTime() + second)
        return send(request)
      }
      const said = async () =>
        (await yeguada.get('/api/applications')).body.applications[0].employerWords as unknown
      await answer({ status: 'pending', message: 'Una errata' })
      await answer({ status: 'pending' })
      expect(await said()).toBeNull()
      await answer({ status: 'pending', message: words })
      await answer({ status: 'approved' })
      expect(await said()).toBe(words)
      await answer({ status: 'pending' })
      expect(await said()).toBe(words)
      await answer({ status: 'approved', message: 'Otra errata' })
      await answer({ status: 'approved' })
      expect(await said()).toBe('Otra errata')
      await answer({ status: 'pending' })
      expect(await said()).toBe(words)
      pass(1)
      await answer({ status: 'approved', message: 'Ven el lunes' })
      pass(1)
      await answer({ status: 'pending' })
      expect(await said()).toBe('Ven el lunes')
    })

    test('goes to the account that a guest has joined', async () => {
      const { yeguada, applicantEmail, answer } = await applyAsGuest()
      const ana = await signUp(board, 'applicant', { email: applicantEmail })
      await confirmEmailOf(board, ana)
      expect((await ana.get('/api/applications')).body.applications).toHaveLength(1)
      await answer({ status: 'approved', message: words })
      pass(1)
      expect((await ana.get(`/api/messages/${yeguada.id}`)).body.messages).toMatchObject([
        { content: words }
      ])
    })

    test('names what the employer wrote later about the job', async () => {
      const { yeguada, ana, job } = await apply()
      const receiverId = ana.id
      await yeguada.post('/api/messages', { receiverId, jobId: job.id, content: 'Te llamo mañana' })
      await yeguada.post('/api/messages', { receiverId, content: 'Otra cosa' })
      const otherJob = await postJobAs(yeguada)
      await ana.post(`/api/jobs/${otherJob.id}/applications`, { coverLetter })
      const { applications } = (await ana.get('/api/applications')).body
      const said = Object.fromEntries(
        applications.map((application: { jobId: string; employerWords: string | null }) => [
          application.jobId,
          application.employerWords
        ])
      )
      expect(said).toEqual({ [job.id]: 'Te llamo mañana', [otherJob.id]: null })
    })
  }
)
