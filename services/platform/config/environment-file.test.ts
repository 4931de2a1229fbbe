import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'

test('an .env that cannot be read is named in a sentence', () => {
  const cwd = join(inject('folder'), newId())
  mkdirSync(join(cwd, '.env'), { recursive: true })
  const program = join(import.meta.dirname, 'environment-file.ts')
  const { status, stderr } = spawnSync(process.execPath, [program], { cwd, encoding: 'utf8' })
  expect(stderr).toMatch(/^Este usuario no puede leer \.env en \/.+ el dueño del archivo\.\n$/)
  expect(status).toBe(1)
})
