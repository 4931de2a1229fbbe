import type { ReactNode } from 'react'
import { FilterIcon } from '../icons.tsx'
import { uiWords } from '#services/words/words.ts'

export const filtersId = 'filtros'

interface Props {
  /** The id of the form that the choices belong to. */
  form: string
  /** Removes all filters; not shown without any. */
  reset: ReactNode
  /** «Ver 14 empleos». */
  showText: string
  /** Folds the panel when it stands beside the list. */
  onFold?(): void
  children: ReactNode
}

/** Filters beside a list; on a phone a sheet. Without JavaScript they are sent with their form. */
export function FilterPanel({ form, reset, showText, onFold, children }: Props) {
  return (
    <section
      className="filter-panel"
      id={filtersId}
      popover="auto"
      aria-labelledby="titulo-filtros"
    >
      <div className="head">
        <h2 id="titulo-filtros">
          <FilterIcon />
          {uiWords.filters}
        </h2>
        {onFold && (
          <button className="hide needs-script" type="button" onClick={onFold}>
            {uiWords.hide}
          </button>
        )}
        <button
          className="close"
          type="button"
          popoverTarget={filtersId}
          popoverTargetAction="hide"
          aria-label={uiWords.closeFilters}
        >
          ×
        </button>
      </div>
      {children}
      <div className="apply">
        <button className="button primary" type="submit" form={form} onClick={closeSheet}>
          {showText}
        </button>
        {reset}
      </div>
      <noscript>
        <button className="button primary" type="submit" form={form}>
          {uiWords.applyFilters}
        </button>
      </noscript>
    </section>
  )
}

function closeSheet(): void {
  document.getElementById(filtersId)?.hidePopover?.()
}
