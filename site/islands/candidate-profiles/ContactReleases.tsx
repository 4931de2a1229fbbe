import { formatCount, longDate } from '#services/platform/shared/spanish-formats.ts'
import { PendingButton } from '#site/ui/PendingButton.tsx'
import type { ContactRelease, VisibilityResponse } from './visibility.ts'

interface Props {
  data: VisibilityResponse
  /** The id of what is changing. */
  pending: string | undefined
  onBlock(release: ContactRelease): void
}

/** Who has seen the phone and the e-mail, and when. */
export function ContactReleases({ data: { releases, blocks }, pending, onBlock }: Props) {
  const blocked = new Set(blocks.map(({ employerId }) => employerId))
  return (
    <section className="panel" aria-labelledby="quien-ha-visto">
      <h2 id="quien-ha-visto">Quién ha visto mi teléfono</h2>
      {releases.length === 0 && (
        <p>Nadie todavía. Cuando una empresa pida tu teléfono y tu correo, saldrá aquí.</p>
      )}
      <ul className="people-list">
        {releases.map(release => (
          <li key={release.employerId}>
            <div>
              <p className="name">{release.employerName ?? 'Una cuenta que ya no existe'}</p>
              <p className="muted small">{releaseText(release)}</p>
            </div>
            {blocked.has(release.employerId) ? (
              <span className="tag">No te ve</span>
            ) : (
              release.employerName && (
                <PendingButton
                  className="button quiet slim"
                  isPending={pending === release.employerId}
                  pending="Ocultando…"
                  aria-label={`Ocultarme de ${release.employerName}`}
                  onClick={() => onBlock(release)}
                >
                  Ocultarme
                </PendingButton>
              )
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function releaseText({ employerLocation, releasedAt, lastReleasedAt, times }: ContactRelease) {
  const seen =
    times > 1
      ? `${formatCount(times, 'día', 'días')}, el último el ${longDate(lastReleasedAt)}`
      : `el ${longDate(releasedAt)}`
  return [employerLocation, `lo vio ${seen}`].filter(Boolean).join(' · ')
}
