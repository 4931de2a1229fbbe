import { beforeAll, expect, test } from 'vitest'
import { composeApp } from '#composition/compose-board.ts'
import { loadBuiltSite } from '#services/pages/site/load-built-site.ts'
import { coverLetter, postJobAs, signUp } from '../builders/api-fixtures.ts'
import { profileTermsRequest, publishProfile } from '../builders/candidate-profiles.ts'
import { describeWithApp } from '../board/test-app.ts'

const adult = {
  ...profileTermsRequest,
  fullName: 'Berta Quintana',
  age: 47,
  contactPhone: '655 111 222',
  contactEmail: 'berta@candidatos.example.org',
  location: 'Lebrija'
}
const minor = {
  ...profileTermsRequest,
  fullName: 'Zoe Valcárcel',
  age: 16,
  contactPhone: '655 333 444',
  contactEmail: 'zoe@candidatos.example.org',
  location: 'Mondoñedo',
  place: '27030'
}
const ad = { contactPhone: '655 555 666', contactEmail: 'cuadra@anuncios.example.org' }
/** The specification gives a job its phone and e-mail in this answer. */
const answersWithAdContact = /^\/api\/jobs\/[^/?]+$/
const adContact = /655 ?555 ?666|@anuncios\.example/
const forbidden = [
  /655 ?111 ?222|655 ?333 ?444|@candidatos\.example/,
  /Valcárcel|\bZoe\b|Mondoñedo|27030/,
  /\b47 años|"age":\s*\d/
]

describeWithApp('what is answered without a session', board => {
  let known: string[]

  beforeAll(async () => {
    board.tools.site = loadBuiltSite(board.tools.config)
    board.app = composeApp(board.tools)
    const employer = await signUp(board, 'employer')
    const job = await postJobAs(employer, ad)
    known = [employer.id, job.id, 'groom', 'lugo', '27']
    for (const request of [adult, minor]) {
      const { ana, profile, path } = await publishProfile(board, request)
      const sent = await ana.post(`/api/jobs/${job.id}/applications`, { coverLetter })
      await employer.post(`${path}/contact`)
      await employer.post('/api/messages', { receiverId: ana.id, content: `Hola, ${request.age}` })
      known.push(ana.id, profile.id, sent.body.id)
    }
  }, 120_000)

  test('holds neither a contact, nor a minor, nor an age; that of an ad only at a press', async () => {
    const answered = new Set<string>()
    for (const path of allPaths()) {
      const { status, body } = await board.createClient().get(path)
      const text = typeof body === 'string' ? body : JSON.stringify(body)
      const found = forbidden.flatMap(pattern => text.match(pattern)?.[0] ?? [])
      expect([path, found]).toEqual([path, []])
      if (!answersWithAdContact.test(path))
        expect([path, text.match(adContact)?.[0]]).toEqual([path, undefined])
      if (status === 200) answered.add(path)
    }
    for (const path of ['/api/candidate-profiles', '/candidates', '/sitemap.xml', '/', '/api/jobs'])
      expect(answered).toContain(path)
    expect((await board.createClient().get('/candidates')).body).toContain('Berta Quintana')
    const pressed = await board.createClient().post(`/jobs/${known[1]}/contacto`)
    expect(pressed.body).toMatch(adContact)
    expect(pressed.headers.get('Cache-Control')).toContain('no-store')
  })

  /** Every address that can be read, with each known id in the place of a parameter, and searches. */
  function allPaths(): string[] {
    const routes = board.app.routes
      .filter(({ method, path }) => method === 'GET' && !path.includes('*'))
      .map(({ path }) => path)
    const withIds = routes
      .filter(path => path.includes(':'))
      .flatMap(path => known.map(id => path.replace(/:\w+(\{[^}]*\})?\??/g, id)))
    const fixed = routes.filter(path => !path.includes(':'))
    const searches = ['text=zoe', 'text=berta&limit=200', 'location=lugo', 'role=groom']
    const searched = fixed.flatMap(path => searches.map(query => `${path}?${query}`))
    const files = [...(board.tools.site?.files.keys() ?? [])].filter(path => !path.includes('.'))
    return [...new Set([...fixed, ...withIds, ...searched, ...files])]
  }
})
