import { type Countdown, countdown } from '#site/lib/countdown.ts'

interface Props {
  expiryDate: string
  /** Milliseconds. */
  now: number
  /** The page of one ad colours its days in its own way. */
  read?: (expiryDate: string, now: number) => Countdown
}

/** How long an ad has left: a pole of ten blocks, three days each, and the words. */
export function ExpiryMeter({ expiryDate, now, read = countdown }: Props) {
  const { tone, text, blocks } = read(expiryDate, now)
  return (
    <p className={`meter tone-${tone}`}>
      <span className={`meter-bar m-${blocks}`} aria-hidden="true" />
      {text}
    </p>
  )
}
