import { expect, test } from 'vitest'
import { describeWithApp } from '#test/board/test-app.ts'

describeWithApp('an address with a slash at its end', board => {
  test.each([
    ['/jobs/', '/jobs'],
    ['/jobs/x1/?a=b', '/jobs/x1?a=b'],
    ['/about//', '/about']
  ])('%s leads to the address without it', async (path, target) => {
    const response = await board.app.request(path)
    expect([response.status, response.headers.get('Location')]).toEqual([308, target])
  })

  test('of however many slashes is answered at once', async () => {
    const slashes = '/'.repeat(300_000)
    const { status } = await board.app.request(`/jobs${slashes}x`)
    expect(status).toBe(404)
    const { headers } = await board.app.request(`/jobs${slashes}`)
    expect(headers.get('Location')).toBe('/jobs')
  })

  test.each(['/api/jobs/', '//example.org/'])('%s leads to no other host', async path => {
    const response = await board.app.request(path)
    expect(response.headers.get('Location') ?? '').not.toMatch(/^(\/\/|https?:)/)
  })
})
