import { type ReactNode, useId } from 'react'
import { renewableFrom } from '#services/jobs/limits.ts'
import { longDate } from '#site/lib/formats.ts'
import { PendingButton } from '#site/ui/PendingButton.tsx'

interface Props {
  job: { expiryDate: string }
  /** Milliseconds. */
  now: number
  className: string
  isRenewing: boolean
  onRenew(): void
  /** What it is about, for screen readers. */
  about?: ReactNode
}

/** Renews a job; while that is too early it says from when on. */
export function RenewButton({ job, now, className, isRenewing, onRenew, about }: Props) {
  const id = useId()
  const from = renewableFrom(job)
  const isTooEarly = from.getTime() > now
  return (
    <>
      <PendingButton
        className={className}
        isPending={isRenewing}
        pending={<>Renovando…{about}</>}
        unavailable={isTooEarly ? id : undefined}
        onClick={onRenew}
      >
        Renovar{about}
      </PendingButton>
      {isTooEarly && (
        <span className="renewable-from" id={id}>
          {`Se puede renovar desde el ${longDate(from.toISOString())}.`}
        </span>
      )}
    </>
  )
}
