import { brand } from '#services/platform/config/brand.ts'
import { Proofs, type YardStep } from './YardWords.tsx'

/** What the words about an employer mean, and what they do not; with the proofs that are not shown besides. */
export function YardExplanation({ others }: { others: readonly YardStep[] }) {
  return (
    <details className="disclosure yard-why">
      <summary>{`Qué quieren decir estos datos${moreText(others.length)}`}</summary>
      <div className="user-text small">
        {others.length > 0 && (
          <>
            <p>
              <b>También:</b>
            </p>
            <Proofs steps={others} />
          </>
        )}
        <dl>
          {meanings.map(([name, text]) => (
            <div key={name}>
              <dt>
                <b>{name}</b>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p>
          Son hechos, no una nota. Ninguno garantiza cómo es trabajar aquí: pregunta, y nunca pagues
          por una oferta.
        </p>
      </div>
    </details>
  )
}

/** «, y dos más». */
function moreText(count: number): string {
  return count ? `, y ${['uno', 'dos', 'tres'][count - 1] ?? count} más` : ''
}

const meanings = [
  [
    'Cómo responde',
    'Lo contamos cada noche con las aplicaciones de los últimos 180 días que ya tienen más de una semana. Responder es contestar en el tablón: aprobar, rechazar o escribir un mensaje. Lo que no se contesta cuenta como nunca. Con menos de cinco aplicaciones, o de un solo anuncio, no decimos nada.'
  ],
  ['Correo confirmado', 'Ha abierto el enlace que enviamos a su correo.'],
  ['Su correo es de su web', 'El correo confirmado tiene el dominio de la web que ha indicado.'],
  [
    'NIF comprobado',
    'Ha escrito un NIF con la letra o la cifra de control correcta. No lo guardamos.'
  ],
  [
    'Declara código REGA',
    'Ha escrito un código de explotación ganadera del municipio de su anuncio. No lo hemos buscado en el registro.'
  ],
  [`Visto por ${brand}`, 'Hemos hablado con el centro o hemos estado en él.']
] as const
