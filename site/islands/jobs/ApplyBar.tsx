import { useEffect, useState } from 'react'

/** On a phone, a link to the form until the form is in view. */
export function ApplyBar() {
  const [isNeeded, setNeeded] = useState(true)
  useEffect(() => {
    const form = document.getElementById('aplicar')
    if (!form) return
    const observer = new IntersectionObserver(entries => {
      const last = entries.at(-1)
      if (last) setNeeded(!last.isIntersecting)
    })
    observer.observe(form)
    return () => observer.disconnect()
  }, [])
  return (
    <p className="apply-bar no-print" hidden={!isNeeded}>
      <a className="button primary" href="#aplicar">
        Aplicar
      </a>
    </p>
  )
}
