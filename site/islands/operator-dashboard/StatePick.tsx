import { formatNumber } from '#site/lib/formats.ts'
import { type Go, OperatorLink } from './OperatorLink.tsx'

interface Choice {
  text: string
  path: string
  isChosen: boolean
  /** Where it is known. */
  count?: number | undefined
}

/** Which part of a list is shown. */
export function StatePick({ choices, onGo }: { choices: readonly Choice[]; onGo: Go }) {
  return (
    <nav className="status-pick" aria-label="Qué se ve">
      {choices.map(({ text, path, isChosen, count }) => (
        <OperatorLink
          key={path}
          href={path}
          aria-current={isChosen ? 'true' : undefined}
          onGo={onGo}
        >
          {text}
          {count !== undefined && <span className="n">{formatNumber(count)}</span>}
        </OperatorLink>
      ))}
    </nav>
  )
}
