export interface Import {
  from: string
  to: string
  isType: boolean
  isRelative: boolean
}

export type Arrow = readonly [from: string, to: string]

/** A unit is a folder, or a loose file at the root of a room; files of tests are not drawn. */
export interface Architecture {
  violations: string[]
  units: string[]
  arrows: Arrow[]
  /** The arrows between rooms. */
  rooms: Arrow[]
  circles: string[][]
}

/** The units that most others import, the largest first. */
export function countFanIns({ arrows }: Architecture): [unit: string, importers: number][] {
  const importers = Map.groupBy(arrows, ([, to]) => to)
  return [...importers]
    .map(([unit, from]): [string, number] => [unit, from.length])
    .sort(([a, ofA], [b, ofB]) => ofB - ofA || (a < b ? -1 : 1))
}

/** What breaks the architecture, one line each. */
export function findProblems({ violations, circles }: Architecture): string[] {
  return [...violations, ...circles.map(circle => `circle: ${circle.join(', ')}`)]
}
