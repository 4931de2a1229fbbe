import { formatCount, longDate } from '#services/platform/shared/spanish-formats.ts'
import type { CaseResponse } from './cases.ts'

/** Whose it is, and what happened with it before. */
export function CaseOwner({ owner }: Pick<CaseResponse, 'owner'>) {
  const { name, since, jobs, cases, takenDown } = owner
  return (
    <div>
      <h3>De quién es</h3>
      {name && since ? (
        <p>
          {name}, con cuenta desde el {longDate(since)}. Ha publicado{' '}
          {formatCount(jobs, 'anuncio', 'anuncios')}. Tiene {formatCount(cases, 'caso', 'casos')},
          con {formatCount(takenDown, 'retirada', 'retiradas')}.
        </p>
      ) : (
        <p className="muted">Ya no tiene cuenta.</p>
      )}
    </div>
  )
}
