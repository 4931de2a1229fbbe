import { expect, test } from 'vitest'
import { runNode } from '#test/service-process.ts'

/** What Node finds from a file in the root of the project. */
async function resolveAll(specifiers: readonly string[], flags: readonly string[]) {
  const code = `console.log(JSON.stringify(${JSON.stringify(specifiers)}.map(one => import.meta.resolve(one))))`
  return JSON.parse(await runNode([...flags, '--input-type=module', '--eval', code], {}))
}

test('imports are found where Node finds them without the hook', async () => {
  const specifiers = [
    ...['#events/aggregates/ids.ts', './services/main.ts', '#package.json', './package.json'],
    ...['hono/etag', 'zod/mini', '@hono/node-server', 'node:fs', 'pg', 'pg']
  ]
  const found = await resolveAll(specifiers, [
    '--import',
    './services/platform/config/resolve-hook.mjs'
  ])
  expect(found).toEqual(await resolveAll(specifiers, []))
  expect(found[0]).toMatch(/^file:.*\/events\/aggregates\/ids\.ts$/)
})

test('a file that is not there is named', async () => {
  const start = ['--import', './services/platform/config/compile-cache.mjs']
  const failing = runNode([...start, '--eval', "import('#services/no-such-file.ts')"], {})
  await expect(failing).rejects.toThrow(/services\/no-such-file\.ts/)
})
