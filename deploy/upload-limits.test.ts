import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { maxPictureMegabytes } from '#events/limits/pictures.ts'

test.each([
  ['nginx.conf', /client_max_body_size (\d+)m;/],
  ['deploy/Caddyfile', /max_size (\d+)MB/]
])('%s takes the largest picture, and its form around it', (file, limit) => {
  const [, megabytes] = limit.exec(readFileSync(file, 'utf8')) ?? []
  expect(Number(megabytes)).toBeGreaterThan(maxPictureMegabytes)
})
