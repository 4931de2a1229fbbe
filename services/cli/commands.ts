import { parseArgs } from 'node:util'
import { archiveCommands } from './archives.ts'
import { backupCommand } from './backup.ts'
import { type CliCommand, type CliContext, type ExitCode, exitFailed, CliError } from './command.ts'
import { erasureCommands } from './erasures.ts'
import { eventCommands } from './events.ts'
import { deadLetterCommands } from './dead-letters.ts'
import { projectionCommands } from './projections.ts'
import { restoreCommand } from './restore.ts'
import { statusCommand } from './status.ts'
import { synonymCommands } from './synonyms.ts'
import { exportImportCommands } from './export-import.ts'
import { userCommands } from './users.ts'

export const commands: CliCommand[] = [
  statusCommand,
  ...eventCommands,
  ...projectionCommands,
  ...deadLetterCommands,
  ...userCommands,
  ...archiveCommands,
  ...synonymCommands,
  backupCommand,
  restoreCommand,
  ...erasureCommands,
  ...exportImportCommands
]

/** Finds the command that the words call, and runs it; every refusal is a sentence. */
export async function runCommand(context: CliContext, argv: readonly string[]): Promise<ExitCode> {
  try {
    const { values, positionals } = parseArguments(argv)
    const command = commands.find(({ name }) => startsWith(positionals, name.split(' ')))
    if (!command) throw new CliError(helpText())
    const rest = positionals.slice(command.name.split(' ').length)
    return await command.run(context, { positionals: rest, values })
  } catch (error) {
    if (!(error instanceof CliError)) throw error
    context.output.line(error.message)
    context.output.json({ error: error.message })
    return exitFailed
  }
}

function parseArguments(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        follow: { type: 'boolean' },
        at: { type: 'string' },
        reason: { type: 'string' },
        keys: { type: 'string' },
        erasures: { type: 'string' },
        'without-erasures': { type: 'boolean' }
      }
    })
  } catch (error) {
    const what = error instanceof Error ? error.message : ''
    throw new CliError(`No entiendo la orden: ${what}`)
  }
}

function startsWith(given: readonly string[], words: readonly string[]): boolean {
  return words.every((word, nth) => given[nth] === word)
}

export function helpText(): string {
  const calls = commands.map(({ name, usage, description }) => [
    `${name} ${usage}`.trim(),
    description
  ])
  const width = Math.max(...calls.map(([call = '']) => call.length))
  const lines = calls.map(([call = '', about]) => `  ${call.padEnd(width)}  ${about}`)
  return ['Uso: npm run ops -- ORDEN [--json]', '', ...lines].join('\n')
}
