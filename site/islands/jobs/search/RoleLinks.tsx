import { roles } from '#events/job-content/vocabulary.ts'
import { filterLabel } from '#services/jobs/shared/filter-labels.ts'
import { landingPath } from '#services/jobs/shared/provinces.ts'
import { formatNumber } from '#services/platform/shared/formats.ts'

const shownRoles = 8

/** The roles with most jobs, each a link to its jobs. */
export function RoleLinks({ counts }: { counts: Partial<Record<string, number>> }) {
  const countOf = (role: string) => counts[role] ?? 0
  return roles
    .filter(role => countOf(role) > 0)
    .sort((a, b) => countOf(b) - countOf(a))
    .slice(0, shownRoles)
    .map(role => (
      <li key={role}>
        <a href={landingPath({ role })}>
          <span>{filterLabel('role', role)}</span>{' '}
          <span className="n muted">{formatNumber(countOf(role))}</span>
        </a>
      </li>
    ))
}
