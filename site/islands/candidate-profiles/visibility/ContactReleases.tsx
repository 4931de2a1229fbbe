import { ownWords } from '#site/ui/own-words.ts'
import { formatCount, longDate } from '#services/platform/shared/formats.ts'
import { Avatar } from '#site/ui/Avatar.tsx'
import { PendingButton } from '#site/ui/forms/PendingButton.tsx'
import type { ContactRelease, VisibilityResponse } from './visibility.ts'
import { visibilityWords } from '#services/words/words.ts'

interface Props {
  data: VisibilityResponse
  /** The id of the row that is being changed. */
  pending: string | undefined
  onBlock(release: ContactRelease): void
}

/** Employers who have seen the phone and the e-mail, and when. */
export function ContactReleases({ data: { releases, blocks }, pending, onBlock }: Props) {
  const blocked = new Set(blocks.map(({ employerId }) => employerId))
  return (
    <section className="section" aria-labelledby="quien-ha-visto">
      <div className="head">
        <h2 id="quien-ha-visto">{visibilityWords.whoSawPhone}</h2>
      </div>
      {releases.length === 0 ? (
        <p>{visibilityWords.nobodyYet}</p>
      ) : (
        <ul className="box items with-picture">
          {releases.map(release => (
            <li key={release.employerId}>
              <Avatar
                fullName={release.employerName ?? '?'}
                picture={null}
                isEmployer
                id={release.employerId}
              />
              <div className="item-body">
                <p className="item-title">
                  {release.employerName ? (
                    <a
                      className="whole"
                      href={`/employers/${release.employerId}`}
                      translate="no"
                      {...ownWords}
                    >
                      {release.employerName}
                    </a>
                  ) : (
                    visibilityWords.goneAccount
                  )}
                </p>
                <p className="meta dots">
                  {release.employerLocation && (
                    <span translate="no" {...ownWords}>
                      {release.employerLocation}
                    </span>
                  )}
                  <span>{visibilityWords.sawIt(seenText(release))}</span>
                </p>
              </div>
              <div className="end below">
                {blocked.has(release.employerId) ? (
                  <span className="tag">{visibilityWords.notSeeing}</span>
                ) : (
                  release.employerName && (
                    <PendingButton
                      className="button quiet slim at-end"
                      isPending={pending === release.employerId}
                      pending={visibilityWords.hiding}
                      aria-label={visibilityWords.hideFrom(release.employerName)}
                      onClick={() => onBlock(release)}
                    >
                      {visibilityWords.hide}
                    </PendingButton>
                  )
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function seenText({ releasedAt, lastReleasedAt, times }: ContactRelease): string {
  if (times < 2) return visibilityWords.once(longDate(releasedAt))
  const days = formatCount(times, visibilityWords.day, visibilityWords.days)
  return visibilityWords.lastTime(days, longDate(lastReleasedAt))
}
