import { expect, test } from 'vitest'
import { cacheControl } from './cache-control.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { jobRequest, postJobAs, profileRequest, signUp } from '#test/builders/api-fixtures.ts'

describeWithApp('a cache', board => {
  test('may store public views only', async () => {
    const [yeguada, ana] = [await signUp(board, 'employer'), await signUp(board, 'applicant')]
    const job = await postJobAs(yeguada)
    const { body: profile } = await ana.post('/api/candidate-profiles', profileRequest)
    const cached = async (path: string) => (await yeguada.get(path)).headers.get('cache-control')
    expect(await cached('/api/jobs')).toBe(cacheControl.revalidated)
    expect(await cached(`/api/jobs/${job.id}`)).toBe(cacheControl.privateRevalidated)
    const anonymous = await board.createClient().get('/api/candidate-profiles')
    expect(anonymous.headers.get('cache-control')).toBe(cacheControl.revalidated)
    for (const path of [
      `/api/jobs?employerId=${yeguada.id}`,
      '/api/candidate-profiles',
      `/api/candidate-profiles/${profile.id}`,
      '/api/user',
      '/api/applications',
      '/api/messages',
      '/api/my-candidate-profiles',
      '/api/ip-diagnostic'
    ]) {
      expect([path, await cached(path)]).toEqual([path, cacheControl.privateNoStore])
    }
    const posted = await yeguada.post('/api/jobs', jobRequest)
    expect(posted.headers.get('cache-control')).toBe(cacheControl.privateNoStore)
  })

  test('receives 304 until the view changes', async () => {
    const yeguada = await signUp(board, 'employer')
    const job = await postJobAs(yeguada)
    const paths = [
      ['/api/jobs', cacheControl.revalidated, /^W\/"\d+\.[\w-]+"$/],
      [`/api/jobs/${job.id}`, cacheControl.privateRevalidated, /^W\/"[\w-]+"$/]
    ] as const
    for (const [path, caching, tag] of paths) {
      const etag = (await board.createClient().get(path)).headers.get('etag') ?? ''
      expect(etag).toMatch(tag)
      const same = await board.app.request(path, { headers: { 'If-None-Match': etag } })
      expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', etag])
      expect(same.headers.get('cache-control')).toBe(caching)
      await yeguada.patch(`/api/jobs/${job.id}`, { ...jobRequest, title: `Otro en ${path}` })
      const changed = await board.createClient().get(path, { 'If-None-Match': etag })
      expect(changed.status).toBe(200)
      expect(changed.headers.get('etag')).not.toBe(etag)
    }
    const { headers } = await board.createClient().get('/api/candidate-profiles')
    expect(headers.get('etag')).toMatch(/^W\/"\d+\.[\w-]+"$/)
    expect((await yeguada.get('/api/jobs')).headers.get('etag')).toMatch(/^W\/"[\w-]+"$/)
  })
})
