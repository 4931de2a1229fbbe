import { useEffect, useRef, useState } from 'react'
import { shareText } from '#services/jobs/share-text.ts'
import type { JobResponse } from '#site/lib/api.ts'
import { useCopy } from '#site/ui/use-copy.ts'
import { toast } from '#site/ui/toast.ts'
import { MessageIcon, ShareIcon } from './ContactIcons.tsx'

/** Shares the job as the device does it, or copies its address; or sends it as a message of WhatsApp. */
export function ShareButton({ job, offer }: { job: JobResponse; offer: string }) {
  const { outcome, copy } = useCopy()
  const [address, setAddress] = useState<string>()

  async function share() {
    const url = location.origin + location.pathname
    const message = { title: job.title, text: shareText(job, offer, url) }
    if (navigator.share) return navigator.share(message).catch(ignoreCancelled)
    if (await copy(url)) {
      toast({ title: 'Enlace copiado', description: 'Ya puedes pegarlo donde quieras.' })
    } else setAddress(url)
  }

  function sendMessage() {
    const text = shareText(job, offer, location.origin + location.pathname)
    open(`https://wa.me/?text=${encodeURIComponent(text)}`, '_blank', 'noreferrer')
  }

  return (
    <>
      <p className="calm-row no-print">
        <button className="button quiet slim needs-script" type="button" onClick={share}>
          <ShareIcon />
          {outcome === 'copied' ? 'Enlace copiado' : 'Compartir'}
        </button>
        <button className="button quiet slim needs-script" type="button" onClick={sendMessage}>
          <MessageIcon />
          Enviar por WhatsApp
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
