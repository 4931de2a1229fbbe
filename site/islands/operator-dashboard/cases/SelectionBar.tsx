import { useState } from 'react'
import { formatNumber } from '#services/platform/shared/formats.ts'
import { lazyWithRetry } from '#site/ui/feedback/lazy-with-retry.tsx'
import { actionLabels, type Thing, type TogetherAction } from '../frame/together.ts'
import type { Selection } from './use-selection.ts'

const DecideTogetherDialog = lazyWithRetry(() =>
  import('./DecideTogetherDialog.tsx').then(part => part.DecideTogetherDialog)
)

interface Props {
  listed: readonly Thing[]
  selection: Selection<Thing>
  actions: readonly TogetherAction[]
}

/** Selects all of a list, and decides at once about what is selected. */
export function SelectionBar({ listed, selection, actions }: Props) {
  const [action, setAction] = useState<TogetherAction>()
  const { things } = selection
  return (
    <div className="split gap-2 together">
      <label className="row">
        <input
          type="checkbox"
          checked={listed.length > 0 && things.length === listed.length}
          onChange={event => selection.choose(listed, event.target.checked)}
        />
        Elegir todo
      </label>
      <span className="muted" role="status">
        {things.length > 0 && `${formatNumber(things.length)} de ${formatNumber(listed.length)}`}
      </span>
      <div className="row">
        {actions.map(offered => (
          <button
            className={`button slim ${offered === 'account' ? 'danger' : 'secondary'}`}
            type="button"
            key={offered}
            disabled={!things.length}
            onClick={() => setAction(offered)}
          >
            {actionLabels[offered]}
          </button>
        ))}
      </div>
      {action && (
        <DecideTogetherDialog
          action={action}
          things={things}
          onDecided={() => selection.choose(things, false)}
          onClose={() => setAction(undefined)}
        />
      )}
    </div>
  )
}

/** The box at a row. */
export function SelectionBox({
  thing,
  name,
  selection
}: {
  thing: Thing
  name: string
  selection: Selection<Thing>
}) {
  return (
    <label className="row-box">
      <input
        type="checkbox"
        aria-label={`Elegir ${name}`}
        checked={selection.has(thing)}
        onChange={event => selection.choose([thing], event.target.checked)}
      />
    </label>
  )
}
