import { CopyButton } from '#site/ui/CopyButton.tsx'

/** The line of HTML with which an employer shows its ads on its own website. */
export function OwnSiteLine({ employerId }: { employerId: string }) {
  const list = `/employers/${employerId}/anuncios`
  const line = `<iframe src="${location.origin}${list}" title="Nuestros empleos" width="100%" height="600" style="border:0" loading="lazy"></iframe>`
  return (
    <details className="disclosure">
      <summary>Pon tus anuncios en tu web</summary>
      <div className="stack gap-3">
        <div className="field">
          <label htmlFor="linea-web">Una línea de HTML</label>
          <p className="hint" id="linea-web-hint">
            Pégala en la página de tu web donde quieras la lista: se pone al día sola.
          </p>
          <textarea
            className="input"
            id="linea-web"
            aria-describedby="linea-web-hint"
            readOnly
            rows={3}
            spellCheck={false}
            translate="no"
            value={line}
            onFocus={event => event.target.select()}
          />
        </div>
        <p className="row">
          <CopyButton text={line} />
          <a className="tall" href={list} target="_blank" rel="noopener">
            Ver la lista
          </a>
        </p>
      </div>
    </details>
  )
}
