import { LineIcon } from '#site/ui/icons.tsx'

export function CallIcon() {
  return (
    <LineIcon path="M4 3h3.5l1.5 4-2 1.5a10 10 0 0 0 4.5 4.5l1.5-2 4 1.5V16a1.5 1.5 0 0 1-1.6 1.5A13.5 13.5 0 0 1 2.5 4.6 1.5 1.5 0 0 1 4 3z" />
  )
}

export function MessageIcon() {
  return <LineIcon path="M3 17l1.2-3.7A7 7 0 1 1 7 16zM7.5 8.5h5M7.5 11h3" />
}

export function WriteIcon() {
  return <LineIcon path="M2.5 4.5h15v11h-15zM3 5.5l7 5.5 7-5.5" />
}

export function ShareIcon() {
  return <LineIcon path="M10 12V2.5M6.5 6L10 2.5 13.5 6M5 9H3.5v8h13V9H15" />
}

export function EyeIcon() {
  return (
    <LineIcon path="M1.5 10S4.5 4.5 10 4.5 18.5 10 18.5 10 15.5 15.5 10 15.5 1.5 10 1.5 10zM12.5 10a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z" />
  )
}
