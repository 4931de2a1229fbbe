import { type ReactNode, useState } from 'react'
import { useQuery } from '#site/stores/queries.ts'
import { ErrorPanel } from '#site/ui/ErrorPanel.tsx'
import { Spinner } from '#site/ui/Spinner.tsx'

interface Choice<State> {
  state: State
  text: string
}

interface QueueSectionProps<State, Data> {
  /** Of the heading. */
  id: string
  title: string
  /** The first one is shown at first. */
  choices: readonly [Choice<State>, ...Choice<State>[]]
  keyOf(state: State): string
  fetchList(state: State): () => Promise<Data>
  errorTitle: string
  children(data: Data, state: State): ReactNode
}

/** A list of the operator with a button for each state. */
export function QueueSection<State extends string, Data>(props: QueueSectionProps<State, Data>) {
  const { id, title, choices, keyOf, fetchList, errorTitle, children } = props
  const [state, setState] = useState(choices[0].state)
  const { data, error, retry } = useQuery(keyOf(state), fetchList(state))
  return (
    <section className="panel case-queue" aria-labelledby={id}>
      <div className="row space-between">
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        <StateButtons<State> choices={choices} chosen={state} onChoose={setState} />
      </div>
      {error && <ErrorPanel title={errorTitle} message={error.message} onRetry={retry} />}
      {!data && !error && <Spinner />}
      {data && children(data, state)}
    </section>
  )
}

interface StateButtonsProps<State> {
  choices: readonly Choice<State>[]
  chosen: State
  onChoose(state: State): void
}

export function StateButtons<State extends string>({
  choices,
  chosen,
  onChoose
}: StateButtonsProps<State>) {
  return (
    <div className="row">
      {choices.map(({ state, text }) => (
        <button
          key={state}
          className="button quiet slim"
          type="button"
          aria-pressed={state === chosen}
          onClick={() => onChoose(state)}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
