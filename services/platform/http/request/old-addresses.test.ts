import { expect, test } from 'vitest'
import { describeWithApp } from '#test/board/test-app.ts'

describeWithApp('an address of an old bookmark', board => {
  const locationOf = async (path: string) => {
    const { status, headers } = await board.createClient().get(path)
    return [status, headers.get('Location')]
  }

  test.each([
    ['/jobs?location=C%E1diz', '/jobs?location=C%C3%A1diz'],
    [
      '/jobs?keyword=ni%F1os+%2B+doma&location=%C1vila',
      '/jobs?keyword=ni%C3%B1os+%2B+doma&location=%C3%81vila'
    ],
    ['/jobs?keyword=%93doma%94+%80', '/jobs?keyword=%E2%80%9Cdoma%E2%80%9D+%E2%82%AC'],
    [
      '/api/jobs?keyword=%E1rabe&location=C%C3%A1diz',
      '/api/jobs?keyword=%C3%A1rabe&location=C%C3%A1diz'
    ],
    ['/feed.xml?location=M%E1laga', '/feed.xml?location=M%C3%A1laga'],
    ['/en/jobs?location=C%E1diz', '/en/jobs?location=C%C3%A1diz']
  ])('is read as Latin-1 where it is not UTF-8: %s', async (old, utf8) => {
    expect(await locationOf(old)).toEqual([308, utf8])
    expect((await locationOf(utf8))[0]).not.toBe(308)
  })

  test.each([
    '/jobs?location=C%C3%A1diz',
    '/jobs?keyword=100%25',
    '/jobs?keyword=100%&x=%E2%82%AC',
    '/jobs?keyword=%zz'
  ])('stays in UTF-8: %s', async path => expect((await locationOf(path))[1]).toBeNull())

  test.each([
    ['/EN', '/en'],
    ['/EN/Jobs?keyword=Doma', '/en/jobs?keyword=Doma'],
    ['/Jobs/Abc', '/jobs/Abc'],
    ['/ABOUT', '/about'],
    ['/Empleos/Mozo-Cuadra/Cadiz', '/empleos/mozo-cuadra/cadiz'],
    ['/Seguimiento/aBcD', '/seguimiento/aBcD'],
    ['/PT/jobs', '/pt/jobs']
  ])('in capitals leads to the one in small letters: %s', async (old, small) => {
    expect(await locationOf(old)).toEqual([308, small])
  })

  test.each([
    ['/login?register=true', '/auth?register=true'],
    ['/en/login?register=true', '/en/auth?register=true']
  ])('of the sign-in leads to its page: %s', async (old, auth) => {
    expect(await locationOf(old)).toEqual([302, auth])
  })

  test.each(['//example.org?x=%E1', '/\\example.org?x=%E1', '///Example.org?x=%E1'])(
    'names no other host: %s',
    async path => expect((await locationOf(path))[1]).toMatch(/^\/[eE]xample\.org\?x=%C3%A1$/)
  )

  test('stays where it is no page or is no reading', async () => {
    expect((await locationOf('/_astro/Page.js'))[0]).toBe(404)
    expect((await board.createClient().post('/Jobs')).status).not.toBe(308)
  })
})
