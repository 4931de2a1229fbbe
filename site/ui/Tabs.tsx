import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { isPlainClick } from '#site/lib/browser/plain-click.ts'

export interface Tab {
  id: string
  title: ReactNode
  panel: ReactNode
}

interface Props {
  /** The page that opens with this tab, for browsers without a script. */
  href?(id: string): string
  /** For screen readers. */
  label: string
  tabs: readonly Tab[]
  selected: string
  onSelect(id: string): void
}

/** One panel at a time; arrows go from tab to tab. */
export function Tabs({ label, tabs, selected, onSelect, href }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const current = tabs.findIndex(({ id }) => id === selected)

  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`#tab-${selected}`)
    if (tab) list.current?.scrollTo({ left: tab.offsetLeft - scrollMargin })
  }, [selected])

  function move(event: KeyboardEvent) {
    if (event.key === ' ' && event.target instanceof HTMLAnchorElement) {
      event.preventDefault()
      event.target.click()
    }
    const target = targetIndex(event.key, current, tabs.length)
    const tab = target === undefined ? undefined : tabs[target]
    if (!tab) return
    event.preventDefault()
    onSelect(tab.id)
    list.current?.querySelector<HTMLElement>(`#tab-${tab.id}`)?.focus()
  }

  function follow(event: MouseEvent, id: string) {
    if (!isPlainClick(event.nativeEvent)) return
    event.preventDefault()
    onSelect(id)
  }

  return (
    <div className="stack">
      <div className="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map(({ id, title }) => {
          const tab = {
            id: `tab-${id}`,
            role: 'tab',
            tabIndex: id === selected ? 0 : -1,
            'aria-selected': id === selected,
            'aria-controls': `panel-${id}`
          }
          return href ? (
            <a key={id} {...tab} href={href(id)} onClick={event => follow(event, id)}>
              {title}{' '}
            </a>
          ) : (
            <button key={id} {...tab} type="button" onClick={() => onSelect(id)}>
              {title}{' '}
            </button>
          )
        })}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          id={`panel-${id}`}
          role="tabpanel"
          aria-labelledby={`tab-${id}`}
          hidden={id !== selected}
        >
          {panel}
        </div>
      ))}
    </div>
  )
}

/** Pixels of the previous tab that stay visible, when the tabs do not fit in one row. */
const scrollMargin = 48

function targetIndex(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (current + 1) % count
  if (key === 'ArrowLeft') return (current - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
