import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { format } from 'node:util'

/** A test, which can run any number of times. */
export interface CollectedTest {
  name: string
  run: () => unknown
}

/** A schema in a table would be written out. */
const longestName = 200

let tests: CollectedTest[] = []
let path: string[] = []

/** The tests that were collected since. */
export function takeTests(): CollectedTest[] {
  const taken = tests
  tests = []
  return taken
}

type Row = unknown[]
type Body = (...row: Row) => unknown

function each(collect: (name: string, body: Body) => void) {
  return (table: readonly unknown[]) => (name: string, body: Body) => {
    const hasRows = table.every(entry => Array.isArray(entry))
    for (const entry of table) {
      const row = hasRows ? (entry as Row) : [entry]
      collect(format(name, ...row).slice(0, longestName), () => body(...row))
    }
  }
}

function collectTest(name: string, body: Body): void {
  tests.push({ name: [...path, name].join(' > '), run: () => body() })
}

function collectGroup(name: string, body: Body): void {
  const outer = path
  path = [...path, name]
  body()
  path = outer
}

export const test = Object.assign(collectTest, { each: each(collectTest) })
export const describe = Object.assign(collectGroup, { each: each(collectGroup) })

/** Jest's, beside Stryker: Vitest's own needs a run of Vitest. */
const jest = createRequire(resolve('package.json'))('expect')
export const expect = Object.assign(jest.expect, {
  unreachable(message: string): never {
    throw new Error(message)
  }
})
