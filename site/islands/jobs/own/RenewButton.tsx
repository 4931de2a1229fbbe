import type { ReactNode } from 'react'
import { isRenewalOffered } from '#services/jobs/shared/expiry.ts'
import { PendingButton } from '#site/ui/forms/PendingButton.tsx'

interface Props {
  job: { expiryDate: string }
  /** Milliseconds. */
  now: number
  className: string
  isRenewing: boolean
  onRenew(): void
  /** The title of the job, for screen readers. */
  about?: ReactNode
}

/** Renews a job in its last week or after its expiry; renders nothing before. */
export function RenewButton({ job, now, className, isRenewing, onRenew, about }: Props) {
  if (!isRenewalOffered(job, now)) return null
  return (
    <PendingButton
      className={className}
      isPending={isRenewing}
      pending={<>Renovando…{about}</>}
      onClick={onRenew}
    >
      Renovar{about}
    </PendingButton>
  )
}
