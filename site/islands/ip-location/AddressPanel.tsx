import { Fragment } from 'react'
import type { DiagnosisResponse } from './diagnosis.ts'
import { CopyButton } from '#site/ui/CopyButton.tsx'

/** The IP address in large type. */
export function AddressPanel({
  diagnosis: { ip, mensaje, esIPPrivada }
}: {
  diagnosis: DiagnosisResponse
}) {
  return (
    <section className="panel" aria-labelledby="direccion">
      <div className="row">
        <h2 id="direccion">Tu dirección IP</h2>
        <span className={`tag ${esIPPrivada ? 'pending' : 'approved'}`}>
          {esIPPrivada ? 'IP privada' : 'IP pública'}
        </span>
      </div>
      <div className="row">
        <output className="ip" translate="no">
          {ip.match(/[^.:]+[.:]?|[.:]/g)?.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of an address differ only by position
            <Fragment key={index}>
              {part}
              <wbr />
            </Fragment>
          ))}
        </output>
        <CopyButton text={ip} />
      </div>
      <p>{mensaje}</p>
    </section>
  )
}
