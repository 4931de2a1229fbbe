import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import { spawnService } from '#test/servers/service-process.ts'

test('the demo keeps its board in the DATA_DIR of the shell', { timeout: 240_000 }, async () => {
  const folder = join(inject('folder'), newId())
  const demo = await spawnService({ DATA_DIR: folder }, ['demo/sample-board/main.ts'])
  const { jobs } = await (await fetch(`${demo.url}/api/jobs`)).json()
  const mailbox = await fetch(`${demo.url}/buzon`)
  await demo.stop()
  expect(jobs.length).toBeGreaterThan(10)
  expect(mailbox.status).toBe(200)
  expect(existsSync(join(folder, 'database'))).toBe(true)
})
