import { describe, expect, test } from 'vitest'
import { createOutput, describeProgress } from './output.ts'

function capture(options: { json: boolean; isTerminal: boolean }) {
  const clock = { now: 0 }
  let written = ''
  const output = createOutput({
    ...options,
    now: () => clock.now,
    write: text => {
      written += text
    }
  })
  return { output, clock, written: () => written }
}

describe('the output of a command', () => {
  test('is text by default', () => {
    const { output, written } = capture({ json: false, isTerminal: false })
    output.line('Hecho')
    output.json({ done: true })
    expect(written()).toBe('Hecho\n')
  })

  test('is only JSON with --json', () => {
    const { output, clock, written } = capture({ json: true, isTerminal: false })
    output.line('Hecho')
    clock.now = 60_000
    output.progress(1, 2)
    output.json({ done: true })
    expect(written()).toBe('{"done":true}\n')
  })

  test('shows progress in one line of a terminal, and every five seconds in a file', () => {
    const terminal = capture({ json: false, isTerminal: true })
    terminal.clock.now = 1000
    terminal.output.progress(500, 2000)
    terminal.output.line('Hecho')
    expect(terminal.written()).toBe(
      '\r\u001b[K500 de 2000 (25 %), 500/s, faltan 3 s\r\u001b[KHecho\n'
    )
    const file = capture({ json: false, isTerminal: false })
    file.clock.now = 4999
    file.output.progress(1, 2)
    file.clock.now = 5000
    file.output.progress(1, 2)
    expect(file.written().split('\n')).toHaveLength(2)
  })

  test('measures progress from the heading of the step', () => {
    const { output, clock, written } = capture({ json: false, isTerminal: true })
    clock.now = 60_000
    output.step('Se comprueba:')
    output.progress(0, 0)
    clock.now = 61_000
    output.progress(10, 20)
    expect(written()).toBe('Se comprueba:\n\r\u001b[K10 de 20 (50 %), 10/s, faltan 1 s')
  })

  test('describes progress of an empty task', () => {
    expect(describeProgress(0, 0, 0)).toBe('0 de 0 (100 %), 0/s')
  })
})
