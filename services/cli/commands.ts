import { parseArgs } from 'node:util'
import { InsufficientPrivilege } from '#events/database/sql-errors.ts'
import { WrongVaultKey } from '#events/privacy/master-keys.ts'
import type { DataAccess } from '#services/platform/config/open-infrastructure.ts'
import { UnfitRoles } from './grant-access.ts'
import { ErasureListDamaged } from '#services/account-archive/erasure-list.ts'
import { archiveCommands } from './archives.ts'
import { backupCommand } from './backup.ts'
import { type CliCommand, type CliContext, type ExitCode, exitFailed, CliError } from './command.ts'
import { erasureCommands } from './erasures.ts'
import { eventCommands } from './events.ts'
import { guestCommands } from './guests.ts'
import { deadLetterCommands } from './dead-letters.ts'
import { logSealCommand } from './log-seal.ts'
import { keyCommands } from './keys.ts'
import { mailCommands } from './mail.ts'
import { bounceCommand } from './mail-bounce.ts'
import { mailServerCommands } from './mail-server.ts'
import { announceTermsCommand } from './mail-terms.ts'
import { migrateCommand } from './migrate.ts'
import { projectionCommands } from './projections.ts'
import { pruneBackupsCommand } from './prune-backups.ts'
import { restoreCommand } from './restore.ts'
import { statusCommand } from './status.ts'
import { synonymCommands } from './synonyms.ts'
import { takedownCommands } from './takedowns.ts'
import { exportImportCommands } from './export-import.ts'
import { employerCommands } from './employers.ts'
import { userCommands } from './users.ts'

const commands: CliCommand[] = [
  statusCommand,
  migrateCommand,
  ...eventCommands,
  ...projectionCommands,
  ...deadLetterCommands,
  ...userCommands,
  ...employerCommands,
  ...guestCommands,
  ...takedownCommands,
  ...archiveCommands,
  ...keyCommands,
  logSealCommand,
  ...mailCommands,
  ...mailServerCommands,
  bounceCommand,
  announceTermsCommand,
  ...synonymCommands,
  pruneBackupsCommand,
  backupCommand,
  restoreCommand,
  ...erasureCommands,
  ...exportImportCommands
]

/** Finds the command by its words, prepares and runs it; a CliError is printed as a sentence. */
export async function runCommand(
  context: CliContext,
  argv: readonly string[],
  prepare: (tools: DataAccess, command: CliCommand) => Promise<void> = async () => {}
): Promise<ExitCode> {
  try {
    const { values, positionals } = parseArguments(argv)
    const command = findCommand(positionals)
    if (!command) throw new CliError(helpText())
    const remaining = positionals.slice(command.name.split(' ').length)
    if (command.usesErasureList && !context.tools.config.isErasuresFileGiven) {
      throw new CliError(erasuresFileMissing)
    }
    await prepare(context.tools, command)
    return await command.run(context, { positionals: remaining, values })
  } catch (error) {
    if (!isForOperator(error)) throw error
    context.output.line(error.message)
    context.output.json({ error: error.message })
    return exitFailed
  }
}

function findCommand(positionals: readonly string[]): CliCommand | undefined {
  return commands.find(({ name }) => startsWith(positionals, name.split(' ')))
}

/** Whether the command waits for its standard input. */
export function readsInput(argv: readonly string[]): boolean {
  return findCommand(argv.filter(word => !word.startsWith('-')))?.readsInput === true
}

const erasuresFileMissing =
  'Di con ERASURES_FILE, o con DATA_DIR, dónde está la lista de borrados de este tablón: la misma que usa el servicio.'

function isForOperator(error: unknown): error is Error {
  const kinds = [CliError, WrongVaultKey, ErasureListDamaged, InsufficientPrivilege, UnfitRoles]
  return kinds.some(kind => error instanceof kind)
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
        by: { type: 'string' },
        reason: { type: 'string' },
        keys: { type: 'string' },
        seal: { type: 'string' },
        erasures: { type: 'string' },
        'without-erasures': { type: 'boolean' },
        unsigned: { type: 'boolean' },
        unreadable: { type: 'boolean' },
        confirm: { type: 'boolean' }
      }
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : ''
    throw new CliError(`No entiendo la orden: ${reason}`)
  }
}

function startsWith(positionals: readonly string[], words: readonly string[]): boolean {
  return words.every((word, nth) => positionals[nth] === word)
}

function helpText(): string {
  const rows = commands.map(({ name, usage, description }) => ({
    synopsis: `${name} ${usage}`.trim(),
    description
  }))
  const width = Math.max(...rows.map(({ synopsis }) => synopsis.length))
  const lines = rows.map(
    ({ synopsis, description }) => `  ${synopsis.padEnd(width)}  ${description}`
  )
  return ['Uso: npm run ops -- ORDEN [--json]', '', ...lines].join('\n')
}
