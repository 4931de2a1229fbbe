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

/** What breaks the architecture, one line each. */
export function findProblems({ violations, circles }: Architecture): string[] {
  return [...violations, ...circles.map(circle => `circle: ${circle.join(', ')}`)]
}
