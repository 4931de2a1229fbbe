import { beforeAll, expect, test } from 'vitest'
import { jobRequest, postJobAs, type SignedInClient, signUp } from '#test/builders/api-fixtures.ts'
import { draftAs, publishDraftByApi } from '#test/builders/job-drafts.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { adRules } from '../shared/wording/ad-rules.ts'

const unlawful = 'Abstenerse mujeres. Cuadra de doce caballos.'
const { rule, better } = adRules['un-solo-sexo']
const message = `«Abstenerse mujeres»: ${rule} ${better}`

describeWithApp('the wording of an ad', board => {
  let employer: SignedInClient
  beforeAll(async () => {
    employer = await signUp(board, 'employer')
  })

  test('is published with its findings', async () => {
    const { body } = await employer.post('/api/jobs', { ...jobRequest, title: 'Chica de cuadra' })
    const { rule, better } = adRules.sexo
    expect(body.findings).toEqual([{ field: 'title', words: 'Chica', rule, better }])
    const revised = await employer.patch(`/api/jobs/${body.id}`, { title: 'Mozo/a de cuadra' })
    expect([revised.status, revised.body.findings]).toEqual([200, []])
    expect((await employer.get(`/api/jobs/${body.id}`)).body).not.toHaveProperty('findings')
  })

  test('is refused with the field when it is unlawful whatever is meant', async () => {
    const { status, body } = await employer.post('/api/jobs', {
      ...jobRequest,
      requirements: unlawful
    })
    expect([status, body.message]).toEqual([422, message])
    expect(body.errors).toEqual([{ field: 'requirements', code: 'wording-unlawful', message }])
    const { id } = await postJobAs(employer)
    const revised = await employer.patch(`/api/jobs/${id}`, { details: unlawful })
    expect([revised.status, revised.body.errors[0].field]).toEqual([422, 'details'])
  })

  test.each([
    ['Abstenerse m\u200bujeres', /^«Abstenerse mujeres»: La ley no permite elegir por el sexo/],
    ['Abstenerse ｍｕｊｅｒｅｓ', /: La ley no permite elegir por el sexo/],
    ['Buena dоma', /^«dоma»: Esta palabra mezcla letras de alfabetos distintos\. Escríbela/]
  ])('is refused as it reads: «%s»', async (details, sentence) => {
    const { status, body } = await employer.post('/api/jobs', { ...jobRequest, details })
    expect([status, body.errors[0].field]).toEqual([422, 'details'])
    expect(body.message).toMatch(sentence)
  })

  test('of a draft is refused when it is published', async () => {
    const { id } = await draftAs(employer, { ...jobRequest, details: unlawful })
    const saved = await employer.patch(`/api/job-drafts/${id}`, { details: unlawful })
    expect(saved.body.findings).toMatchObject([{ field: 'details', words: 'Abstenerse mujeres' }])
    expect(await publishDraftByApi(employer, id)).toMatchObject({ status: 422, body: { message } })
    await employer.patch(`/api/job-drafts/${id}`, { details: 'Doce caballos' })
    expect(await publishDraftByApi(employer, id)).toMatchObject({
      status: 200,
      body: { findings: [] }
    })
  })
})
