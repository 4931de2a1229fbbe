import { useCopy } from './use-copy.ts'

const outcomes = { copied: 'Copiada', failed: 'No se ha podido copiar' }

/** Copies a text, and says for three seconds whether it did. */
export function CopyButton({ text }: { text: string }) {
  const { outcome, copy } = useCopy()
  const status = outcome && outcomes[outcome]
  return (
    <>
      <button className="button secondary slim" type="button" onClick={() => copy(text)}>
        {status ?? 'Copiar'}
      </button>
      <span className="visually-hidden" role="status">
        {status ?? ''}
      </span>
    </>
  )
}
