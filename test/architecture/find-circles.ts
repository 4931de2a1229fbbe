import type { Arrow } from './architecture.ts'

/** Groups of units that reach one another: strongly connected components of two or more. */
export function findCircles(arrows: Arrow[]): string[][] {
  const next = Map.groupBy(arrows, ([from]) => from)
  const reached = new Map([...next.keys()].map(unit => [unit, reach(unit, next)]))
  const circles = [...reached]
    .filter(([unit, others]) => others.has(unit))
    .map(([unit, others]) => [...others].filter(other => reached.get(other)?.has(unit)).sort())
  return [...new Map(circles.map(circle => [circle.join(), circle])).values()]
}

function reach(start: string, next: Map<string, Arrow[]>): Set<string> {
  const reached = new Set<string>()
  const open = [start]
  for (let unit = open.pop(); unit !== undefined; unit = open.pop()) {
    for (const [, to] of next.get(unit) ?? []) {
      if (!reached.has(to)) open.push(to)
      reached.add(to)
    }
  }
  return reached
}
