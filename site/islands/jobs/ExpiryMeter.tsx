import { type Countdown, countdown } from '#site/lib/countdown.ts'

interface Props {
  expiryDate: string
  /** Milliseconds. */
  now: number
  /** The page of one job uses colours of its own. */
  read?: (expiryDate: string, now: number) => Countdown
}

/** The remaining time as text, and as ten blocks of three days each. */
export function ExpiryMeter({ expiryDate, now, read = countdown }: Props) {
  const { tone, text, blocks } = read(expiryDate, now)
  return (
    <p className={`meter tone-${tone}`}>
      <span className={`meter-bar m-${blocks}`} aria-hidden="true" />
      {text}
    </p>
  )
}
