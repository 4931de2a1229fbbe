import { parseArgs } from 'node:util'
import { archiveCommands } from './archives.ts'
import { backupCommand } from './backup.ts'
import { type Command, type Context, type ExitCode, failed, Refusal } from './command.ts'
import { erasureCommands } from './erasures.ts'
import { eventCommands } from './events.ts'
import { parkedCommands } from './dead-letters.ts'
import { projectionCommands } from './projections.ts'
import { restoreCommand } from './restore.ts'
import { statusCommand } from './status.ts'
import { synonymCommands } from './synonyms.ts'
import { transferCommands } from './export-import.ts'
import { userCommands } from './users.ts'

export const commands: Command[] = [
  statusCommand,
  ...eventCommands,
  ...projectionCommands,
  ...parkedCommands,
  ...userCommands,
  ...archiveCommands,
  ...synonymCommands,
  backupCommand,
  restoreCommand,
  ...erasureCommands,
  ...transferCommands
]

/** Finds the command that the words call, and runs it; every refusal is a sentence. */
export async function runCommand(context: Context, argv: readonly string[]): Promise<ExitCode> {
  try {
    const { values, positionals } = parse(argv)
    const command = commands.find(({ words }) => startsWith(positionals, words.split(' ')))
    if (!command) throw new Refusal(usage())
    const rest = positionals.slice(command.words.split(' ').length)
    return await command.run(context, { positionals: rest, values })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    context.output.line(error.message)
    context.output.json({ error: error.message })
    return failed
  }
}

function parse(argv: readonly string[]) {
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
    throw new Refusal(`No entiendo la orden: ${what}`)
  }
}

function startsWith(given: readonly string[], words: readonly string[]): boolean {
  return words.every((word, nth) => given[nth] === word)
}

export function usage(): string {
  const calls = commands.map(({ words, usage, about }) => [`${words} ${usage}`.trim(), about])
  const width = Math.max(...calls.map(([call = '']) => call.length))
  const lines = calls.map(([call = '', about]) => `  ${call.padEnd(width)}  ${about}`)
  return ['Uso: npm run ops -- ORDEN [--json]', '', ...lines].join('\n')
}
