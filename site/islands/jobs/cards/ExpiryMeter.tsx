import { day } from '#events/units.ts'
import { endingDays } from '#events/limits/jobs.ts'
import { joinUnits } from '#services/platform/shared/formats.ts'
import { type Countdown, countdown } from '#site/lib/countdown.ts'

interface Props {
  expiryDate: string
  /** Milliseconds. */
  now: number
  /** The page of a job uses colours of its own. */
  read?: (expiryDate: string, now: number) => Countdown
  /** The pole is drawn only in the last days. */
  hidesFullPole?: boolean
}

const lastDays = endingDays * day

/** The remaining time as text, and as ten blocks of three days each. */
export function ExpiryMeter({ expiryDate, now, read = countdown, hidesFullPole }: Props) {
  const { tone, text, blocks } = read(expiryDate, now)
  const isCalm = hidesFullPole && new Date(expiryDate).getTime() - now > lastDays
  return (
    <p className={`meter tone-${tone}${isCalm ? ' calm' : ''}`}>
      {!isCalm && (
        <svg className="meter-bar" viewBox="0 0 112 10" aria-hidden="true">
          <path d="M0 5h112" />
          <path d={`M0 5h${(blocks * 57) / 5}`} />
        </svg>
      )}
      {joinUnits(text)}
    </p>
  )
}
