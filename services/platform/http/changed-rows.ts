import { projections } from '#projections/index.ts'
import { JobChanges } from '#projections/jobs/job-changes.ts'
import type { ChangedJob, SearchScope } from '#projections/jobs/search-scope.ts'

/** The read tables whose changes are followed, by the name of their projection. */
const followed = ['users', 'jobs', 'candidate_profiles'] as const
export type FollowedProjection = (typeof followed)[number]

/** What was read of the read tables: any row of some projections, and whatever belongs to some aggregates. */
export interface ReadRows {
  projections: ReadonlySet<FollowedProjection>
  ids: ReadonlySet<string>
  /** Of the jobs, what searches may find; undefined for all of them. */
  scopes?: readonly SearchScope[] | undefined
  /** The first instant of the response, in milliseconds since 1970. */
  from: number
}

interface Change {
  type: string
  id: string
  employerId: string | null
  position: number
}

const typesOf = new Map(
  followed.map(name => {
    const projection = projections.find(one => one.name === name)
    if (!projection) throw new Error(`there is no projection ${name}`)
    return [name, new Set(Object.keys(projection.on))] as const
  })
)

/** The types of the events that change a followed read table. */
export const followedTypes = [...new Set([...typesOf.values()].flatMap(some => [...some]))]

/** Stands for the jobs of an employer among the ids of aggregates. */
export const jobsOf = (employerId: string) => `jobs of ${employerId}`

const maxIds = 20_000

/** At which position of the log each projection and aggregate changed last. */
export function createChangedRows() {
  const changedAt = new Map<string, number>()
  const jobs = new JobChanges()
  /** What is not in `changedAt` has not changed after it. */
  let floor = 0

  const raise = (name: string, position: number) =>
    changedAt.set(name, Math.max(position, changedAt.get(name) ?? 0))
  const isAfter = (name: string, position: number) => (changedAt.get(name) ?? 0) > position

  return {
    /** Everything counts as changed up to this position. */
    forget(position: number): void {
      changedAt.clear()
      jobs.forget(position)
      floor = position
    },
    /** All of those up to a position, and the jobs that they change; undefined where those are not known. */
    add(
      changes: readonly Change[],
      changed: readonly ChangedJob[] | undefined,
      upTo: number
    ): void {
      jobs.add(changed, upTo)
      for (const { type, id, employerId, position } of changes) {
        raise(id, position)
        if (employerId) raise(jobsOf(employerId), position)
        for (const [name, some] of typesOf) if (some.has(type)) raise(name, position)
      }
    },
    isFull: () => changedAt.size > maxIds,
    /** False when a row may have changed after that position. */
    areUnchanged({ projections, ids, scopes, from }: ReadRows, position: number): boolean {
      if (position < floor) return false
      for (const name of projections) {
        const isSame = name === 'jobs' && scopes && jobs.areUnchanged(scopes, position, from)
        if (!isSame && isAfter(name, position)) return false
      }
      for (const id of ids) if (isAfter(id, position)) return false
      return true
    }
  }
}
