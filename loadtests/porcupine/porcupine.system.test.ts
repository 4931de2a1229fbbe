import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RegisterLine } from '#loadtests/chaos/harness/history.ts'
import { checkHistories, isGoInstalled } from './check-histories.ts'

type Line = Pick<RegisterLine, 'op' | 'value'> & Partial<RegisterLine>

/** Each line begins after the one before has ended, unless it says otherwise. */
const history = (...lines: Line[]): RegisterLine[] =>
  lines.map((line, index) => ({
    client: index,
    call: index * 10,
    ...(line.result !== 'unknown' && { return: index * 10 + 5 }),
    object: 'job a',
    result: 'ok',
    ...line
  }))

const create: Line = { op: 'create', value: 'Mozo' }
const revise: Line = { op: 'write', value: 'Moza' }
const withdraw: Line = { op: 'end', value: 'gone' }
const read = (value: string): Line => ({ op: 'read', value })
const refused = { result: 'refused' } as const
const unknown = { result: 'unknown' } as const

describe.skipIf(!isGoInstalled())('a history that Porcupine checks', () => {
  let folder: string
  let printed: string[]
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'porcupine-'))
    printed = []
    vi.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text))
  })
  afterEach(() => {
    vi.restoreAllMocks()
    rmSync(folder, { recursive: true })
  })

  const verdict = (lines: readonly RegisterLine[]) => {
    writeFileSync(join(folder, 'a.jsonl'), lines.map(line => `${JSON.stringify(line)}\n`).join(''))
    return checkHistories(folder)
  }
  const accepted = { passed: 1, failed: 0, skipped: 0 }
  const notAccepted = { passed: 0, failed: 1, skipped: 0 }

  test.each<[string, RegisterLine[]]>([
    ['an ad until its end', history(create, revise, read('Moza'), withdraw, read('gone'))],
    [
      'a write without a response that was done',
      history(create, { ...revise, ...unknown }, read('Moza'))
    ],
    [
      'a write without a response that was not',
      history(create, { ...revise, ...unknown }, read('Mozo'))
    ],
    [
      'two writes at once, in either order',
      history(
        create,
        { ...revise, call: 10, return: 30 },
        { op: 'write', value: 'Groom', call: 12, return: 25 },
        { ...read('Moza'), call: 40, return: 41 }
      )
    ],
    [
      'a count of every event',
      history(create, revise, { op: 'append', value: '' }, { op: 'count', value: '3' })
    ],
    [
      'refusals of what has ended',
      history(create, withdraw, { ...revise, ...refused }, { ...withdraw, ...refused })
    ]
  ])('is accepted: %s', (_, lines) => {
    expect(verdict(lines)).toEqual(accepted)
  })

  test.each<[string, RegisterLine[]]>([
    ['a read of what was replaced', history(create, revise, read('Mozo'))],
    ['a write that was acknowledged and lost', history(create, revise, read(''))],
    [
      'a value that comes back',
      history(create, { ...revise, call: 10, return: 60 }, read('Moza'), read('Mozo'))
    ],
    ['a write after the end', history(create, withdraw, revise)],
    ['a refusal of what was there', history(create, { ...revise, ...refused })],
    ['a second creation', history(create, create)],
    ['an event too few', history(create, revise, { op: 'count', value: '1' })],
    ['an event twice', history(create, revise, withdraw, { op: 'count', value: '4' })]
  ])('is refused when it is doctored: %s', (_, lines) => {
    expect(verdict(lines)).toEqual(notAccepted)
    expect(printed.join('\n')).toContain('NO ')
  })

  test('is refused when it is empty, or no history', () => {
    expect(verdict([])).toEqual(notAccepted)
    writeFileSync(join(folder, 'a.jsonl'), '{"client":')
    expect(checkHistories(folder)).toEqual(notAccepted)
  })
})
