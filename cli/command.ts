import type { Queryable } from '#events/database/database.ts'
import { requireVaultKeys } from '#projections/rebuild/migrate-database.ts'
import { hasEventStore } from '#events/store/read-model-versions.ts'
import { isDatabaseCurrent, migrateDatabase } from '#composition/migrate-database.ts'
import type { Config } from '#services/platform/config/config.ts'
import type { DataAccess } from '#services/platform/config/open-infrastructure.ts'
import type { Output } from './output.ts'

export interface CliContext {
  tools: DataAccess
  output: Output
  /** The value that the command made of its standard input; JSON, as it may come from another process. */
  input: unknown
  /** Aborted when the operator disconnects; the command may run inside the server process. */
  signal: AbortSignal
}

export const exitOk = 0
export const exitFailed = 1
export const exitVerificationFailed = 3
export type ExitCode = typeof exitOk | typeof exitFailed | typeof exitVerificationFailed

export interface CliArguments {
  positionals: string[]
  values: { [option: string]: string | boolean | undefined }
}

/** What a command that changes nothing needs of the database: its event log, or tables of this very version. */
type DatabaseNeeds = 'event log' | 'current tables'

/** A command of `npm run ops`; the name may have several words. */
export interface CliCommand {
  name: string
  /** The arguments after the name. */
  usage: string
  description: string
  /** Set for a command that changes nothing; for the others the database is migrated first. */
  needs?: DatabaseNeeds
  /** Set for a command that migrates the database by itself, once it has checked what it was given. */
  migratesAfterChecks?: true
  /** Refused unless the configuration names the list of erasures, which has to be that of the service. */
  usesErasureList?: true
  /** True for a command that ends itself on its signal when the operator interrupts it; others end with their process. */
  endsBySignal?: true
  /** Reads the standard input in the process of the operator, before anything else. */
  readInput?(input: AsyncIterable<Uint8Array>): Promise<unknown>
  /** Throws CliError for arguments that no database is needed to refuse. */
  check?(args: CliArguments): void
  /** Throws CliError for settings with which it cannot be done, before the database is touched. */
  checkSettings?(config: Config): void
  run(context: CliContext, args: CliArguments): Promise<ExitCode>
  /** Runs in the process of the operator while another one has the embedded database: it would take too much memory there. */
  runBeside?(context: ContextBeside, args: CliArguments): Promise<ExitCode>
  /** The command that is run in the other process once `runBeside` has succeeded. */
  thenRuns?: readonly string[]
}

/** Without the database, which another process has. */
export type ContextBeside = Omit<CliContext, 'tools'> & { tools: Omit<DataAccess, 'db'> }

/** The command cannot be done; the message is a sentence for the operator. */
export class CliError extends Error {}

/**
 * Brings the database up to date, unless the command only reads: then it is refused when it cannot. Throws
 * WrongVaultKey before anything is written.
 */
export async function prepareDatabase(
  { db, vault }: DataAccess,
  { needs, migratesAfterChecks }: CliCommand
): Promise<void> {
  if (migratesAfterChecks) return
  if (!needs) {
    await migrateDatabase(db, vault)
    return
  }
  await requireVaultKeys(db, vault)
  const problem = await findDatabaseProblem(db, needs)
  if (problem) throw new CliError(problem)
}

/** A sentence for the operator when the database is not what a command needs. Changes nothing. */
export async function findDatabaseProblem(
  db: Queryable,
  needs: DatabaseNeeds
): Promise<string | undefined> {
  if (!(await hasEventStore(db))) return 'La base de datos está vacía: arranca antes Ramal'
  if (needs === 'event log' || (await isDatabaseCurrent(db))) return undefined
  return 'La base de datos es de una versión anterior de Ramal: arranca antes esta, que la pone al día, o usa aquella'
}

/** Events of the operator's commands are recorded as done by `operator`. */
export function operatorContext(tools: DataAccess) {
  return { ...tools, user: { id: 'operator' } }
}

export const erasedMessage = 'Olvidada: sus datos ya no se pueden leer'

/** A positional argument that the usage of the command asks for. */
export function argument({ positionals }: CliArguments, index: number): string {
  return positionals[index] ?? ''
}

export function requiredOption(args: CliArguments, name: string): string {
  const value = option(args, name)
  if (!value) throw new CliError(`Falta --${name}`)
  return value
}

/** Does something with each argument, also after one failed with a CliError, whose sentence it prints. */
export async function runForEach(
  names: readonly string[],
  output: Output,
  work: (name: string) => Promise<void>
): Promise<ExitCode> {
  let code: ExitCode = exitOk
  for (const name of names) {
    try {
      await work(name)
    } catch (error) {
      if (!(error instanceof CliError)) throw error
      output.line(error.message)
      output.json({ error: error.message })
      code = exitFailed
    }
  }
  return code
}

/** Throws CliError when something that the usage of the command asks for is missing. */
export function requireArguments({ name, usage, check }: CliCommand, args: CliArguments): void {
  const words = usage.replace(/\[[^\]]*\]|<.*/g, '').match(/\S+/g) ?? []
  const isOptional = (index: number) =>
    words[index]?.startsWith('--') || words[index - 1]?.startsWith('--')
  const expected = words.filter((_, index) => !isOptional(index))
  const missing = expected.find((_, index) => !argument(args, index).trim())
  if (missing)
    throw new CliError(`Falta ${missing.replace('…', '')}. Uso: npm run ops -- ${name} ${usage}`)
  for (const word of words) if (word.startsWith('--')) requiredOption(args, word.slice(2))
  check?.(args)
}

export function option({ values }: CliArguments, name: string): string | undefined {
  const value = values[name]
  return typeof value === 'string' && value.trim() ? value : undefined
}

export function wholeNumber(text: string, what: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number) || number < 0) {
    throw new CliError(`${what} debe ser un número entero a partir de 0`)
  }
  return number
}
