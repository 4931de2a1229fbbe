import { formatNumber } from '#site/lib/formats.ts'
import { FactList } from '#site/ui/FactList.tsx'
import { DeadLetterTable } from './DeadLetterTable.tsx'
import { DeletionTable } from './DeletionTable.tsx'
import type { OverviewResponse } from './overview.ts'
import { SecondFactorPanel } from './SecondFactorPanel.tsx'
import { SubscriptionTable } from './SubscriptionTable.tsx'

/** What only the machine is about. */
export function Technique({ data, onChange }: { data: OverviewResponse; onChange(): void }) {
  const { head, followers, parked, deletions } = data
  return (
    <div className="sections tab-section">
      <section className="section">
        <h2 data-page-title="" tabIndex={-1}>
          Estado
        </h2>
        <FactList
          look="facts box"
          facts={[{ name: 'El registro', value: `Va por el evento número ${formatNumber(head)}` }]}
        />
      </section>
      <SubscriptionTable followers={followers} />
      <DeadLetterTable parked={parked} />
      <DeletionTable deletions={deletions} />
      <SecondFactorPanel onChange={onChange} />
    </div>
  )
}
