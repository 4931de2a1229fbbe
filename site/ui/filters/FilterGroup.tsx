import { type ReactNode, useState } from 'react'
import { formatNumber } from '#services/platform/shared/formats.ts'
import { Separator } from '../Separator.tsx'
import { uiWords } from '#services/words/words.ts'

/** How a filter is shown: boxes for several values, radio buttons or a select for one. */
export interface FilterGroupOptions {
  name: string
  label: string
  kind: 'boxes' | 'radios' | 'select'
  values: readonly string[]
  /** The choice without a value. */
  any?: string
  /** Values without hits are shown too, and cannot be chosen. */
  showsEmpty?: true
  /** Values with most hits come first. */
  sortsByCount?: true
  /** True when the values are places, which keep their names in translated pages. */
  namesPlaces?: true
  /** True for a select with a label of its own, because its fold has another. */
  isNamed?: true
}

interface ChoicesProps extends FilterGroupOptions {
  /** The id of the form that the choices belong to. */
  form: string
  /** The chosen values, separated by commas. */
  chosen: string
  /** Number of hits by value, where they are counted; a value without hits may be missing. */
  counts?: Partial<Record<string, number>>
  /** The text of a value. */
  textOf(value: string): string
  onChoose(form: HTMLFormElement | null): void
}

interface FoldProps {
  label: string
  /** The chosen values in words, for a folded group. */
  chosen?: string | undefined
  isFolded?: boolean | undefined
  /** True when it does nothing without a script, and is not shown then. */
  needsScript?: boolean
  children: ReactNode
}

/** A part of the filters that folds by itself. */
export function FilterFold({ label, chosen, isFolded, needsScript, children }: FoldProps) {
  return (
    <details className={needsScript ? 'group needs-script' : 'group'} open={!isFolded}>
      <summary>
        {label}
        {chosen && (
          <>
            <Separator />
            <span className="chosen">{chosen}</span>
          </>
        )}
      </summary>
      <div>{children}</div>
    </details>
  )
}

/** One filter by itself; renders nothing without choices. */
export function FilterGroup({ isFolded, ...choices }: ChoicesProps & Pick<FoldProps, 'isFolded'>) {
  const { label } = choices
  if (!offeredValues(choices).length) return null
  return (
    <FilterFold label={label} chosen={chosenText(choices)} isFolded={isFolded}>
      <FilterChoices {...choices} />
    </FilterFold>
  )
}

/** «Groom», or how many were chosen; empty without any. */
export function chosenText({
  chosen,
  values,
  textOf
}: Pick<ChoicesProps, 'chosen' | 'values' | 'textOf'>): string {
  const count = chosen ? chosen.split(',').length : 0
  if (count === 1) return values.length === 1 ? uiWords.isChosen : textOf(chosen)
  return count ? formatNumber(count) : ''
}

const countOf = (value: string, counts: ChoicesProps['counts']) => counts?.[value] ?? 0

function offeredValues({
  values,
  chosen,
  counts,
  showsEmpty,
  sortsByCount
}: Pick<ChoicesProps, 'values' | 'chosen' | 'counts' | 'showsEmpty' | 'sortsByCount'>): string[] {
  const isChosen = (value: string) => chosen.split(',').includes(value)
  const known = chosen && !chosen.includes(',') && !values.includes(chosen) ? [chosen] : []
  const offered = [...known, ...values].filter(
    value => showsEmpty || !counts || isChosen(value) || countOf(value, counts) > 0
  )
  return sortsByCount ? offered.sort((a, b) => countOf(b, counts) - countOf(a, counts)) : offered
}

/** A long list begins with the values that were chosen before. */
function chosenFirst(offered: string[], chosen: string): string[] {
  if (!chosen || offered.length <= shownValues) return offered
  const wasChosen = (value: string) => chosen.split(',').includes(value)
  return [...offered.filter(wasChosen), ...offered.filter(value => !wasChosen(value))]
}

/** Values that a list shows at once. */
const shownValues = 5

/** The choices of one filter, each with the number of its hits. */
export function FilterChoices(props: ChoicesProps) {
  const { label, kind, any, chosen } = props
  // A choice does not move while it is made.
  const [chosenAtFirst] = useState(chosen)
  const offered = chosenFirst(offeredValues(props), kind === 'boxes' ? chosenAtFirst : '')
  if (!offered.length) return null
  if (kind === 'select') return <FilterSelect {...props} values={offered} />
  const option = (value: string) => <FilterOption {...props} key={value} value={value} />
  const others = offered.splice(shownValues)
  return (
    <fieldset>
      <legend className="visually-hidden">{label}</legend>
      {any && option('')}
      {offered.map(option)}
      {others.length > 0 && (
        <details className="more-options">
          <summary className="tall">
            <Separator />
            <span className="of-folded">{uiWords.more(others.length)}</span>{' '}
            <span className="of-unfolded">{uiWords.less}</span>
            <Separator />
          </summary>
          {others.map(option)}
        </details>
      )}
    </fieldset>
  )
}

function FilterOption({
  name,
  kind,
  form,
  any,
  chosen,
  counts,
  namesPlaces,
  textOf,
  onChoose,
  value
}: ChoicesProps & { value: string }) {
  const isChosen = chosen.split(',').includes(value)
  const count = countOf(value, counts)
  return (
    <label className="option">
      <input
        type={kind === 'radios' ? 'radio' : 'checkbox'}
        name={name}
        value={value}
        form={form}
        checked={isChosen}
        disabled={counts && value !== '' && count === 0 && !isChosen}
        onChange={event => onChoose(event.currentTarget.form)}
      />
      <span translate={namesPlaces && 'no'}>{`${value ? textOf(value) : any} `}</span>
      {counts && value && <span className="muted">{`${formatNumber(count)} `}</span>}
    </label>
  )
}

function FilterSelect(props: ChoicesProps) {
  const { name, form, label, any, values, chosen, counts, isNamed, textOf, onChoose } = props
  // A form of the page may have a field of the same name.
  const id = `filtro-${name}`
  return (
    <div className="field">
      <label className={isNamed ? '' : 'visually-hidden'} htmlFor={id}>
        {label}
      </label>
      <select
        className="input"
        id={id}
        name={name}
        form={form}
        value={chosen}
        onChange={event => onChoose(event.currentTarget.form)}
      >
        <option value="">{any}</option>
        {values.map(value => (
          <option key={value} value={value}>
            {textOf(value) + (counts ? ` (${formatNumber(counts[value] ?? 0)})` : '')}
          </option>
        ))}
      </select>
    </div>
  )
}
