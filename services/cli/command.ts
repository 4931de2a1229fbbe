import type { DataTools } from '#services/platform/startup/open-infrastructure.ts'
import type { Output } from './output.ts'

export interface Context {
  tools: DataTools
  output: Output
  /** A running server answers here too, so long work must not end with the terminal. */
  signal: AbortSignal
}

export const done = 0
export const failed = 1
export const verificationFailed = 3
export type ExitCode = typeof done | typeof failed | typeof verificationFailed

export interface Arguments {
  positionals: string[]
  values: { [option: string]: string | boolean | undefined }
}

/** One command of the operator, under the words that call it. */
export interface Command {
  words: string
  /** What comes after the words. */
  usage: string
  about: string
  run(context: Context, args: Arguments): Promise<ExitCode>
}

/** What the operator asked for cannot be done; its message is the sentence that says why. */
export class Refusal extends Error {}

export function needed({ positionals }: Arguments, nth: number, what: string): string {
  const value = positionals[nth]
  if (!value) throw new Refusal(`Falta ${what}`)
  return value
}

export function neededOption(args: Arguments, name: string): string {
  const value = option(args, name)
  if (!value) throw new Refusal(`Falta --${name}`)
  return value
}

export function option({ values }: Arguments, name: string): string | undefined {
  const value = values[name]
  return typeof value === 'string' && value.trim() ? value : undefined
}

export function wholeNumber(text: string, what: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number) || number < 0) {
    throw new Refusal(`${what} debe ser un número entero a partir de 0`)
  }
  return number
}
