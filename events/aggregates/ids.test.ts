import { expect, test } from 'vitest'
import { newEventId, newId, toId } from './ids.ts'

test('the id of an event is a UUID of version 7, which begins with its time', () => {
  const id = newEventId(Date.parse('2026-03-02T10:00:00.000Z'))
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(Number.parseInt(id.slice(0, 13).replace('-', ''), 16)).toBe(
    Date.parse('2026-03-02T10:00:00.000Z')
  )
  expect(newEventId()).not.toBe(newEventId())
  expect(newEventId(1).slice(0, 13)).toBe('00000000-0001')
})

test('another id is sixteen letters and digits of eighty random bits', () => {
  expect(newId()).toMatch(/^[0-9a-z]{16}$/)
  expect(newId()).not.toBe(newId())
})

test('an id of an address that is secret has 128 random bits', () => {
  expect(newId(16)).toMatch(/^[0-9a-z]{25}$/)
  expect(newId(16)).not.toBe(newId(16))
})

test('the id that follows from a hash has its first ten bytes', () => {
  expect(toId(new Uint8Array(10))).toBe('0000000000000000')
  const ones = BigInt('0x01010101010101010101').toString(36).padStart(16, '0')
  expect(toId(new Uint8Array(32).fill(1))).toBe(ones)
  expect(toId(new Uint8Array(32).fill(255), 16)).toBe((2n ** 128n - 1n).toString(36))
})
