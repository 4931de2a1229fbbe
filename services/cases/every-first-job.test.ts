import { expect, test } from 'vitest'
import { jobRequest, postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { describeWithHeldJobs, jobPath, signalled } from '#test/builders/held-jobs.ts'

describeWithHeldJobs(
  'a board that holds each first job',
  (board, held) => {
    test('publishes none of an employer until an operator has kept one', async () => {
      const yeguada = await signUp(board, 'employer')
      const first = await postJobAs(yeguada)
      expect([first.hiddenReason, first.heldFor]).toEqual(['en-revision', ['primero']])
      const [decision] = (await yeguada.get('/api/my-decisions')).body.decisions
      expect(decision).toMatchObject({ outcome: 'held', rule: 'otro', isAutomated: true })
      expect(decision.sentences[0]).toBe(
        'Lo revisamos antes de publicarlo, porque aún no te conocemos: una persona mira los primeros anuncios de cada cuenta.'
      )
      const second = await postJobAs(yeguada)
      expect(second.heldFor).toEqual(['primero'])
      await held.decide(first.id, 'kept')
      expect([await held.isListed(first.id), await held.isListed(second.id)]).toEqual([true, false])
      const third = await postJobAs(yeguada)
      expect(await held.isListed(third.id)).toBe(true)
    })

    test('publishes it with a change once it is kept, and names what is strong beside it', async () => {
      const { yeguada, id, heldFor } = await held.postHeld()
      expect(heldFor).toEqual(['iban', 'primero'])
      const [decision] = (await yeguada.get('/api/my-decisions')).body.decisions
      expect(decision.rule).toBe('dinero-o-documentos')
      await held.decide(id, 'kept')
      await yeguada.patch(jobPath(id), { title: 'Moza de cuadra' })
      expect(await held.isListed(id)).toBe(true)
    })

    test('holds a draft that is published', async () => {
      const yeguada = await signUp(board, 'employer')
      const draft = await yeguada.post('/api/job-drafts', { ...jobRequest, ...signalled })
      const { body } = await yeguada.post(`/api/job-drafts/${draft.body.id}/publish`)
      expect(body.heldFor).toEqual(['iban', 'primero'])
    })
  },
  { FIRST_JOBS: 'hold' }
)
