import { parseArgs } from 'node:util'

const datasetUsage = 'Uso: npm run generate -- --jobs 100000 --seed 7'

/** Parses the command line; throws an error with a message for the operator. */
export function readArguments(args: readonly string[]): { jobs: number; seed: number } {
  const { jobs = '1000', seed = '1' } = parse(args)
  return {
    jobs: parseInteger('--jobs', jobs, 1, 2_000_000),
    seed: parseInteger('--seed', seed, 0, 2 ** 31 - 1)
  }
}

function parse(args: readonly string[]): { jobs?: string; seed?: string } {
  const options = { jobs: { type: 'string' }, seed: { type: 'string' } } as const
  try {
    return parseArgs({ args: [...args], options }).values
  } catch {
    throw new Error(datasetUsage)
  }
}

function parseInteger(option: string, text: string, from: number, to: number): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= from && number <= to) return number
  throw new Error(`${option} debe ser un número entero entre ${from} y ${to}. ${datasetUsage}`)
}
