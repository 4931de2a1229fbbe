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
  /** Of each unit. */
  fileCounts: ReadonlyMap<string, number>
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

export const roomOf = (path: string) => path.split('/')[0] ?? ''

/** How many units of a room stand on one another at most. */
export function countFloors(
  { units, arrows }: Pick<Architecture, 'units' | 'arrows'>,
  room: string
): number {
  const below = Map.groupBy(
    arrows.filter(([from, to]) => roomOf(from) === room && roomOf(to) === room),
    ([from]) => from
  )
  const floors = new Map<string, number>()
  const floorOf = (unit: string): number => {
    const known = floors.get(unit)
    if (known !== undefined) return known
    // Ends also where units make a circle.
    floors.set(unit, 1)
    const floor = 1 + Math.max(0, ...(below.get(unit) ?? []).map(([, to]) => floorOf(to)))
    floors.set(unit, floor)
    return floor
  }
  return Math.max(0, ...units.filter(unit => roomOf(unit) === room).map(floorOf))
}

/** What breaks the architecture, one line each. */
export function findProblems({ violations, circles }: Architecture): string[] {
  return [...violations, ...circles.map(circle => `circle: ${circle.join(', ')}`)]
}
