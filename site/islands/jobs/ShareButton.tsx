import { useEffect, useRef, useState } from 'react'
import { useCopy } from '#site/ui/use-copy.ts'
import { toast } from '#site/ui/toast.ts'

interface Props {
  title: string
  /** With the address of the job. */
  text: string
}

/** Shares the job as the device does it, or copies its address. */
export function ShareButton({ title, text }: Props) {
  const { outcome, copy } = useCopy()
  const [address, setAddress] = useState<string>()

  async function share() {
    const url = location.origin + location.pathname
    if (navigator.share) return navigator.share({ title, text }).catch(ignoreCancelled)
    if (await copy(url)) {
      toast({ title: 'Enlace copiado', description: 'Ya puedes pegarlo donde quieras.' })
    } else setAddress(url)
  }

  return (
    <>
      <p className="calm-row no-print">
        <button className="button quiet slim needs-script" type="button" onClick={share}>
          {outcome === 'copied' ? 'Enlace copiado' : 'Compartir'}
        </button>
      </p>
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
