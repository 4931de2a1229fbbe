import { globSync, readFileSync } from 'node:fs'
import config from '#.dependency-cruiser.mjs'
import { brokenRules } from './broken-rules.ts'

const imported = /^import type \{([^}]*)\} from '#services\/([^/]+)\//gm
const member = /^ +(\w+)(?:\??: |\()(.*)/gm

/** The module that makes each member of the board, by its type; undefined for what no module makes. */
export function ownersOf(board: string): Map<string, string | undefined> {
  const modules = new Map(
    [...board.matchAll(imported)].flatMap(([, names = '', module = '']) =>
      wordsOf(names).map(name => [name, module] as const)
    )
  )
  return new Map(
    [...board.matchAll(member)].map(([, name = '', type = '']) => [
      name,
      wordsOf(type).flatMap(word => modules.get(word) ?? [])[0]
    ])
  )
}

/** How code takes members of the board: of `c.env.board`, or of a parameter that the board is given for. */
const ways = [/\{([^{}]*)\}(?=: | = )/g, /\b(?:board|context)\.(\w+)/g, /\bPick<\s*Board,([^>]*)>/g]

/** Names that code may have taken of the board. */
export const takenIn = (code: string): Set<string> =>
  new Set(ways.flatMap(way => [...code.matchAll(way)].flatMap(([, names]) => wordsOf(names ?? ''))))

/** What the code of each module takes of the board although a module above it makes it, or none. */
export function findTakenFromAbove(): Record<string, string[]> {
  const owners = ownersOf(readFileSync('services/board.ts', 'utf8'))
  const files = globSync('services/*/**/*.ts', { exclude: ['**/*.test.ts'] })
  const byModule = Map.groupBy(files, file => file.split('/')[1] ?? '')
  const found = [...byModule].map(([module, sources]): [string, string[]] => {
    const taken = takenIn(sources.map(file => readFileSync(file, 'utf8')).join('\n'))
    return [
      module,
      [...owners.keys()].filter(name => taken.has(name) && isAbove(module, owners.get(name)))
    ]
  })
  return Object.fromEntries(found.filter(([, names]) => names.length))
}

function isAbove(module: string, owner: string | undefined): boolean {
  if (owner === undefined) return true
  const edge = { from: `services/${module}/x.ts`, to: `services/${owner}/x.ts` }
  return brokenRules(config.pathRules, { ...edge, isType: true, isRelative: false }).length > 0
}

const wordsOf = (text: string) => text.match(/\w+/g) ?? []
