/** Closes a menu on Escape, and when something outside is pressed or focused. Returns a function that stops it. */
export function closeWhenLeft(menu: HTMLDetailsElement): () => void {
  const leave = ({ target }: Event) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false
  }
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && menu.open) closeMenu(menu)
  }
  const events = ['pointerdown', 'focusin']
  for (const event of events) addEventListener(event, leave)
  menu.addEventListener('keydown', closeOnEscape)
  return () => {
    for (const event of events) removeEventListener(event, leave)
    menu.removeEventListener('keydown', closeOnEscape)
  }
}

/** A dialog that an action opens returns the focus to where it was. */
export function closeMenu(menu: HTMLDetailsElement): void {
  menu.querySelector('summary')?.focus()
  menu.open = false
}
