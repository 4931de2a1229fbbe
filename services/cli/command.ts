import type { DataAccess } from '#services/startup/open-infrastructure.ts'
import type { Output } from './output.ts'

export interface CliContext {
  tools: DataAccess
  output: Output
  /** A running server answers here too, so long work must not end with the terminal. */
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

/** One command of the operator, under the words that call it. */
export interface CliCommand {
  name: string
  /** What comes after the words. */
  usage: string
  description: string
  run(context: CliContext, args: CliArguments): Promise<ExitCode>
}

/** What the operator asked for cannot be done; its message is the sentence that says why. */
export class CliError extends Error {}

export function requiredArgument({ positionals }: CliArguments, nth: number, what: string): string {
  const value = positionals[nth]
  if (!value) throw new CliError(`Falta ${what}`)
  return value
}

export function requiredOption(args: CliArguments, name: string): string {
  const value = option(args, name)
  if (!value) throw new CliError(`Falta --${name}`)
  return value
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
