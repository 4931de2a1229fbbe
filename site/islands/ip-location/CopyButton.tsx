import { useEffect, useState } from 'react'

const texts = { ready: 'Copiar', done: 'Copiada', failed: 'No se ha podido copiar' }

/** Copies the address, and says for three seconds whether it did. */
export function CopyButton({ text }: { text: string }) {
  const [state, setState] = useState<keyof typeof texts>('ready')
  useEffect(() => {
    if (state === 'ready') return
    const timer = setTimeout(() => setState('ready'), 3_000)
    return () => clearTimeout(timer)
  }, [state])
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setState('done')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <button className="button secondary slim" type="button" onClick={copy}>
        {texts[state]}
      </button>
      <span className="visually-hidden" role="status">
        {state === 'ready' ? '' : texts[state]}
      </span>
    </>
  )
}
