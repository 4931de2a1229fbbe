import { formatCount, longDate } from '#site/lib/formats.ts'
import { FactList } from '#site/ui/FactList.tsx'
import type { CaseResponse } from './cases.ts'

/** Whose it is, what happened with it before, and what is conspicuous. */
export function CaseOwner({ found: { owner, signals } }: { found: CaseResponse }) {
  const { id, name, since, jobs, cases, takenDown } = owner
  const isEmployer = jobs > 0
  return (
    <section className="section">
      <h2>De quién es</h2>
      <div className="box">
        <FactList
          facts={[
            {
              name: 'Cuenta',
              value:
                name && since ? (
                  <>
                    {isEmployer ? <a href={`/yards/${id}`}>{name}</a> : name}, desde el{' '}
                    {longDate(since)}
                  </>
                ) : (
                  'Ya no tiene cuenta.'
                )
            },
            { name: 'Ha publicado', value: formatCount(jobs, 'anuncio', 'anuncios') },
            {
              name: 'Casos',
              value: `${formatCount(cases, 'caso', 'casos')}, ${formatCount(takenDown, 'retirada', 'retiradas')}`
            },
            {
              name: 'Señales',
              value: signals.length > 0 && (
                <ul>
                  {signals.map(signal => (
                    <li key={signal}>{signal}</li>
                  ))}
                </ul>
              )
            }
          ]}
        />
      </div>
    </section>
  )
}
