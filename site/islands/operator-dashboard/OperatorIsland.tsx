import { useEffect } from 'react'
import { Protected } from '#site/ui/session/Protected.tsx'
import { askAhead } from '#site/stores/queries.ts'
import { overviewCall, overviewKey } from './overview.ts'
import { Desk } from './Dashboard.tsx'

/** How the board is doing, for those whom its configuration names. */
export function Operator() {
  useEffect(() => askAhead(overviewKey, overviewCall), [])
  return <Protected>{() => <Desk />}</Protected>
}
