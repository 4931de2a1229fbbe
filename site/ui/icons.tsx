/** A line drawing on a 20 × 20 grid. */
export function LineIcon({ path, isSmall }: { path: string; isSmall?: boolean }) {
  return (
    <svg className={isSmall ? 'icon s' : 'icon'} viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

export function FilterIcon() {
  return <LineIcon path="M3 5h14M5.5 10h9M8 15h4" />
}

export function PinIcon() {
  return (
    <LineIcon path="M10 17.5s5.5-5 5.5-9.2a5.5 5.5 0 0 0-11 0c0 4.2 5.5 9.2 5.5 9.2zM10 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4z" />
  )
}

export function SortIcon() {
  return <LineIcon isSmall path="M6 16V4M3 7l3-3 3 3M14 4v12M11 13l3 3 3-3" />
}
