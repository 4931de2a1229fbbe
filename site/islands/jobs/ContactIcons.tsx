import type { ReactNode } from 'react'

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      {children}
    </svg>
  )
}

export function CallIcon() {
  return (
    <Icon>
      <path d="M4 3h3.500l1.5 4-2 1.500a10 10 0 0 0 4.5 4.500l1.5-2 4 1.500V16a1.5 1.5 0 0 1-1.6 1.500A13.5 13.5 0 0 1 2.5 4.6 1.5 1.5 0 0 1 4 3z" />
    </Icon>
  )
}

export function MessageIcon() {
  return (
    <Icon>
      <path d="M3 17l1.2-3.700A7 7 0 1 1 7 16zM7.5 8.500h5M7.5 11h3" />
    </Icon>
  )
}

export function WriteIcon() {
  return (
    <Icon>
      <path d="M2.5 4.500h15v11h-15zM3 5.500l7 5.5 7-5.5" />
    </Icon>
  )
}
