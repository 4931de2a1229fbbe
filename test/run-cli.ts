import { runCommand } from '#services/cli/commands.ts'
import type { TestApp } from './test-app.ts'

/** What a command of the operator says, and with which code it ends. */
export async function runCli(board: Pick<TestApp, 'tools'>, ...argv: string[]) {
  const lines: string[] = []
  // biome-ignore lint/suspicious/noExplicitAny: each command tells JSON of its own shape, and tests look into it
  const values: any[] = []
  const output = {
    line: (text: string) => void lines.push(text),
    step: (text: string) => void lines.push(text),
    json: (value: unknown) => void values.push(value),
    progress() {}
  }
  const context = { tools: board.tools, output, signal: AbortSignal.any([]) }
  const code = await runCommand(context, argv)
  return { code, text: lines.join('\n'), values }
}
