import { describe, expect, test } from 'vitest'
import { coverLetter, postJobAs, type SignedInClient, signUp } from '#test/api-fixtures.ts'
import { addressOf, describeWithApplicationLetters } from '#test/application-letters.ts'
import { sendLetters } from '#test/letters.ts'

describeWithApplicationLetters('letters about applications', letters => {
  const { apply, board, newestTo, pass, subjectsTo } = letters

  test('go to both sides at once, to the applicant with what was written', async () => {
    const { yeguada, ana } = await apply()
    const received = await newestTo(addressOf(yeguada))
    expect(received?.subject).toBe('Nueva aplicación a «Mozo de cuadra»')
    expect(received?.text).toContain('La envía Ana Robles.')
    const sent = await newestTo(addressOf(ana))
    expect(sent?.subject).toBe('Has aplicado a «Mozo de cuadra»')
    expect(sent?.text).toContain(coverLetter)
    expect(sent?.text).toContain('Nadie serio te pide dinero ni una foto del DNI')
    expect(sent?.text).toContain('/profile?tab=aplicaciones')
  })

  test('to one employer are five an hour, and then one for all', async () => {
    const yeguada = await signUp(board, 'employer')
    const job = await postJobAs(yeguada)
    for (let nth = 0; nth < 8; nth++) {
      const ana = await signUp(board, 'applicant')
      await ana.post(`/api/jobs/${job.id}/applications`, { coverLetter })
      await sendLetters(board)
      pass(1)
    }
    const single = 'Nueva aplicación a «Mozo de cuadra»'
    expect(await subjectsTo(addressOf(yeguada))).toEqual(Array(5).fill(single))
    pass(60)
    expect((await subjectsTo(addressOf(yeguada)))[0]).toBe('3 aplicaciones nuevas')
    const luis = await signUp(board, 'applicant')
    await luis.post(`/api/jobs/${job.id}/applications`, { coverLetter })
    expect((await subjectsTo(addressOf(yeguada)))[0]).toBe(single)
  })

  describe('after an answer', () => {
    test('wait ten minutes of quiet', async () => {
      const { ana, answer } = await apply()
      pass(1)
      await answer('approved')
      pass(9)
      expect(await subjectsTo(addressOf(ana))).toHaveLength(1)
      pass(1)
      const letter = await newestTo(addressOf(ana))
      expect(letter?.subject).toBe('Tu aplicación a «Mozo de cuadra» está aprobada')
      expect(letter?.text).toContain('Nadie serio te pide dinero')
    })

    test('have the last answer only, when the first was corrected', async () => {
      const { ana, answer } = await apply()
      pass(1)
      await answer('rejected')
      await sendLetters(board)
      pass(9)
      await answer('approved')
      pass(9)
      expect(await subjectsTo(addressOf(ana))).toHaveLength(1)
      pass(1)
      expect(await subjectsTo(addressOf(ana))).toEqual([
        'Tu aplicación a «Mozo de cuadra» está aprobada',
        'Has aplicado a «Mozo de cuadra»'
      ])
    })

    test('are none when it is as before', async () => {
      const { ana, answer } = await apply()
      await sendLetters(board)
      pass(1)
      await answer('rejected')
      pass(1)
      await answer('pending')
      pass(20)
      expect(await subjectsTo(addressOf(ana))).toHaveLength(1)
    })

    test('follow each change that stays', async () => {
      const { ana, answer } = await apply()
      for (const status of ['approved', 'rejected']) {
        pass(1)
        await answer(status)
        pass(10)
        await sendLetters(board)
      }
      expect(await subjectsTo(addressOf(ana))).toEqual([
        'Tu aplicación a «Mozo de cuadra» no sigue adelante',
        'Tu aplicación a «Mozo de cuadra» está aprobada',
        'Has aplicado a «Mozo de cuadra»'
      ])
    })
  })

  test.each([
    ['closed', (job: string, by: SignedInClient) => by.post(`${job}/close`, { outcome: 'aqui' })],
    ['withdrawn', (job: string, by: SignedInClient) => by.delete(job)]
  ])('notify pending applicants that the ad is %s', async (_, end) => {
    const { yeguada, job, ana } = await apply()
    const luis = await signUp(board, 'applicant')
    const sent = await luis.post(`/api/jobs/${job.id}/applications`, { coverLetter })
    await luis.delete(`/api/applications/${sent.body.id}`)
    pass(1)
    await end(`/api/jobs/${job.id}`, yeguada)
    await sendLetters(board)
    pass(10)
    expect((await subjectsTo(addressOf(ana)))[0]).toBe('El anuncio «Mozo de cuadra» se ha cerrado')
    expect(await subjectsTo(addressOf(luis))).toEqual([])
  })
})
