import { Readable } from 'node:stream'
import { prepareDatabase } from '#cli/command.ts'
import { readInput, runCommand } from '#cli/commands.ts'
import type { TestApp } from './test-app.ts'

/** The output and the exit code of a command of the cli. */
export function runCli(board: Pick<TestApp, 'tools'>, ...argv: string[]) {
  return runCliWithInput(board, '', ...argv)
}

export function runCliWithInput(board: Pick<TestApp, 'tools'>, input: string, ...argv: string[]) {
  return run(board, input, argv)
}

/** As a process of its own does, on a database that is not migrated yet. */
export function runCliAndPrepare(board: Pick<TestApp, 'tools'>, ...argv: string[]) {
  return run(board, '', argv, prepareDatabase)
}

async function run(
  board: Pick<TestApp, 'tools'>,
  input: string,
  argv: string[],
  prepare?: typeof prepareDatabase
) {
  const lines: string[] = []
  // biome-ignore lint/suspicious/noExplicitAny: each command prints JSON of its own
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
  const code = await runCommand(context, argv, prepare)
  return { code, text: lines.join('\n'), values }
}
