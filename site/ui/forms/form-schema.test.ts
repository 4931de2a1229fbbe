import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { connectionErrorMessage } from '#site/lib/api.ts'
import { deferSchema, loadSchema, schemaFor } from './form-schema.ts'

const LogIn = z.object({ name: z.string() })

test('a schema is used as it is, or chosen by the values of the form', () => {
  const choose = ({ kind }: Record<string, string>) => (kind === 'log-in' ? LogIn : z.object({}))
  expect(schemaFor(LogIn, {})).toBe(LogIn)
  expect(schemaFor(choose, { kind: 'log-in' })).toBe(LogIn)
  expect(schemaFor(choose, { kind: 'other' })).not.toBe(LogIn)
})

test('a deferred schema is loaded once', async () => {
  const load = vi.fn(async () => LogIn)
  const schema = deferSchema(load)
  expect(() => schemaFor(schema, {})).toThrow('not loaded')
  await loadSchema(schema)
  await loadSchema(schema)
  expect(schemaFor(schema, {})).toBe(LogIn)
  expect(load).toHaveBeenCalledOnce()
})

test('a schema that did not arrive is refused with a sentence for visitors, and asked for again', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const load = vi.fn(async () => LogIn).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const schema = deferSchema(load)
  await expect(loadSchema(schema)).rejects.toThrow(connectionErrorMessage)
  await loadSchema(schema)
  expect(schemaFor(schema, {})).toBe(LogIn)
  log.mockRestore()
})
