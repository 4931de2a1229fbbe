import { formatNumber } from '#services/platform/shared/formats.ts'
import { InPlaceLink } from './InPlaceLink.tsx'

interface Choice {
  text: string
  path: string
  isChosen: boolean
  /** Undefined while it is unknown. */
  count?: number | undefined
}

interface Props<C> {
  label: string
  choices: readonly C[]
  onGo(choice: C): void
}

/** Which part of a list is shown. */
export function StatePick<C extends Choice>({ label, choices, onGo }: Props<C>) {
  return (
    <nav className="state-pick" aria-label={label}>
      {choices.map(choice => (
        <InPlaceLink
          key={choice.path}
          href={choice.path}
          aria-current={choice.isChosen ? 'true' : undefined}
          onGo={() => onGo(choice)}
        >
          {choice.text} {choice.count !== undefined && <span>{formatNumber(choice.count)}</span>}
        </InPlaceLink>
      ))}
    </nav>
  )
}
