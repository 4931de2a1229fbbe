import { useEffect, useState } from 'react'

/** Announces a text that changes while a visitor types to screen readers, a second after the last key press. */
export function DelayedAnnouncement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), 1_000)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <span className="visually-hidden" role="status">
      {announced}
    </span>
  )
}
