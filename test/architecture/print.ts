import { countFanIns, countFloors, findProblems, roomOf } from './architecture.ts'
import { readArchitecture } from './read-architecture.ts'

/** `npm run architecture`: rooms, largest folders, what most others import, and what must not be; every folder with `-- --all`. */
const architecture = await readArchitecture()
const { units, arrows, rooms, fileCounts } = architecture
if (process.argv.includes('--all')) {
  const targets = Map.groupBy(arrows, ([from]) => from)
  for (const unit of units) {
    const names = targets.get(unit)?.map(([, to]) => to) ?? []
    console.log(names.length > 0 ? `${unit} → ${names.join(', ')}` : unit)
  }
  console.log()
}

console.log('Rooms, with how many of their folders import folders of the others')
for (const room of new Set(rooms.flat())) {
  const others = rooms
    .filter(([from]) => from === room)
    .map(([, to]) => `${to} ${between(room, to)}`)
  const folders = units.filter(unit => roomOf(unit) === room).length
  const size = `folders: ${folders}, floors: ${countFloors(architecture, room)}`
  console.log(others.length > 0 ? `${room} (${size}) → ${others.join(', ')}` : `${room} (${size})`)
}
print('Imported by most folders', countFanIns(architecture))
print(
  'Largest folders',
  [...fileCounts].sort(([, a], [, b]) => b - a)
)
const problems = findProblems(architecture)
console.log(`\n${units.length} folders, ${arrows.length} arrows`)
console.log(problems.join('\n') || 'no circle, and no import that breaks a rule')
if (problems.length > 0) process.exitCode = 1

function between(room: string, other: string): number {
  return arrows.filter(([from, to]) => roomOf(from) === room && roomOf(to) === other).length
}

/** The first ten. */
function print(title: string, counts: readonly [string, number][]): void {
  const lines = counts.slice(0, 10).map(([unit, count]) => `${unit} ${count}`)
  console.log(`\n${title}\n${lines.join(', ')}`)
}
