import { readFileSync } from 'node:fs'

export interface Import {
  from: string
  to: string
  isType: boolean
  isRelative: boolean
}

export type Arrow = readonly [from: string, to: string]

/** A unit is a folder, or a loose file at the root of a room; tests are not drawn. */
export interface Architecture {
  violations: string[]
  units: string[]
  arrows: Arrow[]
  circles: string[][]
}

interface Known {
  maxUnits: number
  maxArrows: number
  problems: string[]
}

/** The limits of the drawing, and the problems that are known and not yet mended. */
export const known: Known = JSON.parse(
  readFileSync(new URL('known-problems.json', import.meta.url), 'utf8')
)

/** What breaks the architecture, one line each, known problems left out. */
export function findProblems({ violations, units, arrows, circles }: Architecture): string[] {
  const { maxUnits, maxArrows, problems } = known
  const found = [
    ...violations,
    ...circles.map(circle => `circle: ${circle.join(', ')}`),
    ...(units.length > maxUnits ? [`${units.length} units, at most ${maxUnits}`] : []),
    ...(arrows.length > maxArrows ? [`${arrows.length} arrows, at most ${maxArrows}`] : [])
  ]
  return found.filter(problem => !problems.includes(problem))
}
