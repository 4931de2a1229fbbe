import { findProblems } from './architecture.ts'
import { readArchitecture } from './read-architecture.ts'

/** `npm run architecture`: the folders, the arrows between them, and what must not be. */
const architecture = await readArchitecture()
const targets = Map.groupBy(architecture.arrows, ([from]) => from)
for (const unit of architecture.units) {
  const names = targets.get(unit)?.map(([, to]) => to) ?? []
  console.log(names.length > 0 ? `${unit} → ${names.join(', ')}` : unit)
}
const roomOf = (unit: string) => unit.replace(/\/.*/, '')
const rooms = Map.groupBy(architecture.arrows, ([from]) => roomOf(from))
console.log('\nRooms')
for (const [room, arrows] of rooms) {
  const others = new Set(arrows.map(([, to]) => roomOf(to)))
  others.delete(room)
  console.log(others.size > 0 ? `${room} → ${[...others].sort().join(', ')}` : room)
}
const problems = findProblems(architecture)
console.log(`\n${architecture.units.length} units, ${architecture.arrows.length} arrows`)
console.log(problems.join('\n') || 'no circle, and no import that breaks a rule')
if (problems.length > 0) process.exitCode = 1
