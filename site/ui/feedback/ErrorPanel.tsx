import type { ReactNode } from 'react'
import { FallenPole } from '#site/illustrations/FallenPole.tsx'
import { uiWords } from '#services/words/words.ts'

interface Props {
  title: string
  message: string
  onRetry?: () => void
  /** Another link beside the retry button. */
  children?: ReactNode
  /** The page has no other heading. */
  isWholePage?: boolean
}

export function ErrorPanel({ title, message, onRetry, children, isWholePage }: Props) {
  const Heading = isWholePage ? 'h1' : 'h2'
  return (
    <div className="box state" role="alert">
      <FallenPole />
      <Heading>{title}</Heading>
      <p>{message}</p>
      {onRetry && (
        <button className="button primary" type="button" onClick={onRetry}>
          {uiWords.retry}
        </button>
      )}
      {children}
    </div>
  )
}
