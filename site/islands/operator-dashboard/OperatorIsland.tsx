import { useEffect } from 'react'
import { Protected } from '#site/ui/feedback/Protected.tsx'
import { prefetch } from '#site/stores/queries.ts'
import { fetchOverview, overviewKey } from './frame/overview.ts'
import { Dashboard } from './Dashboard.tsx'

/** The dashboard, for the operators that the configuration names. */
export function OperatorIsland() {
  useEffect(() => prefetch(overviewKey, fetchOverview), [])
  return <Protected>{() => <Dashboard />}</Protected>
}
