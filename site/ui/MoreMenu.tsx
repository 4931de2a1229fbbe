import { type ReactNode, useEffect, useRef } from 'react'

interface Props {
  /** What the actions are about, for screen readers. */
  label: string
  children: ReactNode
}

/** Actions that are not due, behind «⋯». It closes after a choice, on Escape, and when something else is pressed or focused. */
export function MoreMenu({ label, children }: Props) {
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => (menu.current ? closeWhenLeft(menu.current) : undefined), [])
  return (
    <details className="more" ref={menu}>
      <summary aria-label={label}>
        <span aria-hidden="true">⋯</span>
      </summary>
      <div className="popup-menu more-menu">{children}</div>
    </details>
  )
}

function closeWhenLeft(menu: HTMLDetailsElement): () => void {
  const leave = ({ target }: Event) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false
  }
  const choose = ({ target }: Event) => {
    if (target instanceof Element && target.closest('.more-menu :is(a, button)')) close()
  }
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && menu.open) close()
  }
  // A dialog that an action opens returns the focus to where it was.
  function close() {
    menu.querySelector('summary')?.focus()
    menu.open = false
  }
  const events = ['pointerdown', 'focusin']
  for (const event of events) addEventListener(event, leave)
  menu.addEventListener('click', choose, { capture: true })
  menu.addEventListener('keydown', closeOnEscape)
  return () => {
    for (const event of events) removeEventListener(event, leave)
    menu.removeEventListener('click', choose, { capture: true })
    menu.removeEventListener('keydown', closeOnEscape)
  }
}
