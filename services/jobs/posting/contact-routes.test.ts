import { expect, test } from 'vitest'
import { composeApp } from '#composition/compose-board.ts'
import { loadBuiltSite } from '#services/pages/site/load-built-site.ts'
import { postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { describeWithApp } from '#test/board/test-app.ts'

describeWithApp('the contact of a job', board => {
  const post = async (contactPhone: string) =>
    (await postJobAs(await signUp(board, 'employer'), { contactPhone })).id

  test.each([
    ['612 345 678', { tel: '+34612345678', whatsapp: '34612345678' }],
    ['+33 (0)6 12 34 56 78', { tel: '+33612345678', whatsapp: '33612345678' }],
    ['+33 1 42 68 53 00', { tel: '+33142685300', whatsapp: null }],
    ['955 123 456', { tel: '+34955123456', whatsapp: null }],
    ['06 12 34 56 78', { tel: '0612345678', whatsapp: null }]
  ])('says where to call, and whether there is a chat: %s', async (contactPhone, links) => {
    const { body } = await board
      .createClient()
      .post(`/api/jobs/${await post(contactPhone)}/contact`)
    expect(body).toEqual({ contactPhone, contactEmail: expect.any(String), ...links })
  })

  test('is on the page after a press only, with a chat where the phone is a mobile', async () => {
    board.tools.site = loadBuiltSite(board.tools.config)
    board.app = composeApp(board.tools)
    const visitor = board.createClient()
    const chat = 'value="whatsapp"'
    const mobile = `/jobs/${await post('+33 6 12 34 56 78')}`
    const before = (await visitor.get(mobile)).body
    expect(before).toContain(chat)
    expect(before).not.toMatch(/612 ?34|33612345678/)
    const after = (await visitor.post(`${mobile}/contacto`)).body
    expect(after).toContain('href="https://wa.me/33612345678"')
    expect(after).toContain('href="tel:+33612345678"')
    const landline = `/jobs/${await post('+33 1 42 68 53 00')}`
    expect((await visitor.get(landline)).body).not.toContain(chat)
    const called = (await visitor.post(`${landline}/contacto`)).body
    expect(called).toContain('href="tel:+33142685300"')
    expect(called).not.toContain('wa.me/33')
  }, 120_000)
})
