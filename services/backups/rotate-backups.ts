import { backupDays } from '#events/limits/storage.ts'
import { day } from '#events/units.ts'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { dayOf } from '#services/platform/shared/time-zone.ts'
import { backupFileNames, manifestName } from './manifest.ts'
import { readMadeAt } from './old-backups.ts'

export interface FinishedBackup {
  path: string
  madeAt: Date
}

/** So many days each backup of the nightly job is kept, and then the last of each week. */
const dailyTerm = backupDays.nightly * day
const weeklyTerm = backupDays.weekly * day

/** Those that have passed their term. The last one stays, however old it is. */
export function selectExpired(backups: readonly FinishedBackup[], now: Date): FinishedBackup[] {
  const latestFirst = backups.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime())
  const weeks = new Set<string>()
  return latestFirst.filter(({ madeAt }, index) => {
    const age = now.getTime() - madeAt.getTime()
    const isLastOfWeek = !weeks.has(weekOf(madeAt))
    weeks.add(weekOf(madeAt))
    return index > 0 && age >= dailyTerm && !(isLastOfWeek && age < weeklyTerm)
  })
}

/** Its Monday, by the calendar of Madrid. */
function weekOf(instant: Date): string {
  const noon = new Date(`${dayOf(instant)}T12:00:00Z`)
  const sinceMonday = (noon.getUTCDay() + 6) % 7
  return dayOf(new Date(noon.getTime() - sinceMonday * day))
}

/** Of the nightly job: other backups beside them are the operator's to delete. */
const nightlyName = /^ramal-\d{8}T\d{6}Z$/

/** «ramal-20261127T021700Z». */
export function nameOfNightly(now: Date): string {
  return `ramal-${now.toISOString().replace(/[-:]|\.\d+/g, '')}`
}

/** The backups of the nightly job in a folder; one without a manifest was not finished. */
export function findNightly(parent: string): {
  finished: FinishedBackup[]
  unfinished: string[]
} {
  const paths = existsSync(parent)
    ? readdirSync(parent, { withFileTypes: true })
        .filter(entry => entry.isDirectory() && nightlyName.test(entry.name))
        .map(({ name }) => join(parent, name))
    : []
  const dated = paths.map(path => ({ path, madeAt: readMadeAt(join(path, manifestName)) }))
  return {
    finished: dated.flatMap(({ path, madeAt }) => (madeAt ? [{ path, madeAt }] : [])),
    unfinished: dated.filter(({ madeAt }) => !madeAt).map(({ path }) => path)
  }
}

const ownNames: string[] = [manifestName, ...Object.values(backupFileNames)]

/** Files that no backup wrote are not ours to delete. */
export function hasOtherFiles(path: string): boolean {
  return readdirSync(path).some(name => !ownNames.includes(basename(name)))
}

/**
 * The manifest first, so that what a kill leaves is no backup; then the keys, without which the rest is unreadable.
 */
export function deleteBackup(path: string, keys = `${path}.keys`): void {
  rmSync(join(path, manifestName), { force: true })
  rmSync(keys, { force: true })
  rmSync(path, { recursive: true })
}
