import { Readable } from 'node:stream'
import { readInput, runCommand } from '#cli/commands.ts'
import type { TestApp } from './test-app.ts'

/** The output and the exit code of a command of the cli. */
export function runCli(board: Pick<TestApp, 'tools'>, ...argv: string[]) {
  return runCliWithInput(board, '', ...argv)
}

export async function runCliWithInput(
  board: Pick<TestApp, 'tools'>,
  input: string,
  ...argv: string[]
) {
  const lines: string[] = []
  // biome-ignore lint/suspicious/noExplicitAny: each command prints JSON of its own shape
  const values: any[] = []
  const output = {
    line: (text: string) => void lines.push(text),
    step: (text: string) => void lines.push(text),
    json: (value: unknown) => void values.push(value),
    progress() {}
  }
  const context = {
    tools: board.tools,
    output,
    signal: AbortSignal.any([]),
    input: await readInput(argv, Readable.from([new TextEncoder().encode(input)]))
  }
  const code = await runCommand(context, argv)
  return { code, text: lines.join('\n'), values }
}
