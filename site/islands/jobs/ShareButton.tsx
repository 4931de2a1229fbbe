import { useEffect, useRef, useState } from 'react'
import { toast } from '#site/ui/toast.ts'

const shownFor = 3_000

/** Shares the page as the device does it, or copies its address. */
export function ShareButton({ title }: { title: string }) {
  const [isCopied, setCopied] = useState(false)
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), shownFor)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function share() {
    const url = location.origin + location.pathname
    if (navigator.share) return navigator.share({ title, url }).catch(ignoreCancelled)
    try {
      await navigator.clipboard.writeText(url)
      setCopied(true)
      toast({ title: 'Enlace copiado', description: 'Ya puedes pegarlo donde quieras.' })
    } catch {
      setAddress(url)
    }
  }

  return (
    <>
      <button className="button secondary needs-script no-print" type="button" onClick={share}>
        {isCopied ? 'Enlace copiado' : 'Compartir'}
      </button>
      {address && <Address url={address} />}
    </>
  )
}

/** For browsers that do not let pages copy. */
function Address({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  return (
    <label className="field">
      <span className="label">Copia este enlace</span>
      <input className="input" ref={field} readOnly value={url} />
    </label>
  )
}

/** Closing the device's share sheet is no error. */
function ignoreCancelled(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
}
