import { countFanIns, findProblems } from './architecture.ts'
import { readArchitecture } from './read-architecture.ts'

/** `npm run architecture`: the rooms, what most others import, and what must not be; every folder with `-- --all`. */
const architecture = await readArchitecture()
const { units, arrows, rooms } = architecture
if (process.argv.includes('--all')) {
  print(units, arrows)
  console.log()
}
print(new Set(rooms.flat()), rooms)
console.log('\nImported by most')
for (const [unit, importers] of countFanIns(architecture).slice(0, 10)) {
  console.log(`${unit} ← ${importers}`)
}
const problems = findProblems(architecture)
console.log(`\n${units.length} folders, ${arrows.length} arrows`)
console.log(problems.join('\n') || 'no circle, and no import that breaks a rule')
if (problems.length > 0) process.exitCode = 1

function print(groups: Iterable<string>, arrows: readonly (readonly [string, string])[]): void {
  const targets = Map.groupBy(arrows, ([from]) => from)
  for (const group of groups) {
    const names = targets.get(group)?.map(([, to]) => to) ?? []
    console.log(names.length > 0 ? `${group} → ${names.join(', ')}` : group)
  }
}
