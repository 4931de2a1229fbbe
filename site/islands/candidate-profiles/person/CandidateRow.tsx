import { ownWords } from '#site/ui/own-words.ts'
import { availableNow } from '#events/job-content/vocabulary.ts'
import type { CandidateSummary } from '#site/lib/api.ts'
import { Avatar } from '#site/ui/Avatar.tsx'
import { Separator } from '#site/ui/Separator.tsx'
import { ageText, shortDescription } from './card-text.ts'
import { candidatePath, rolesText, shortFacts } from './profile-facts.ts'
import { Skills } from './Skills.tsx'
import { candidateWords } from '#services/words/words.ts'

/** A candidate in the list; the whole profile has a page of its own. */
export function CandidateRow({ profile }: { profile: CandidateSummary }) {
  const { id, fullName, description, skills, availableFrom } = profile
  const roles = rolesText(profile)
  const facts = shortFacts(profile)
  return (
    <li>
      <Avatar fullName={fullName} picture={null} size="m" id={id} />
      <div className="item-body">
        <h3 className="item-title">
          <a className="whole" href={candidatePath(id)} translate="no" dir="auto">
            {fullName}
          </a>
        </h3>
        {roles && <p className="roles">{roles}</p>}
        <CandidateLine profile={profile} />
        <p className="preview">
          <span className="text" {...ownWords}>
            {shortDescription(description)}
          </span>{' '}
          <a className="more-text" href={candidatePath(id)} tabIndex={-1}>
            {candidateWords.moreDetails}
            <span className="visually-hidden">{candidateWords.of(fullName)}</span>
          </a>
        </p>
        <ul className="chips" aria-label={candidateWords.inShort}>
          {facts.map(fact => (
            <li className="chip" key={fact}>
              {fact}
            </li>
          ))}
        </ul>
        <Skills skills={skills} facts={facts} />
      </div>
      {availableFrom === availableNow && (
        <div className="end below">
          <span className="when">{candidateWords.availableNow}</span>
        </div>
      )}
    </li>
  )
}

/** Place and age. */
export function CandidateLine({
  profile
}: {
  profile: Pick<CandidateSummary, 'location' | 'age' | 'ageBand'>
}) {
  const { location, ageBand } = profile
  const age = ageText(profile)
  // The place of a minor is hidden, not missing.
  const place = location ?? (ageBand === '<18' ? '' : candidateWords.noPlace)
  return (
    <p className="meta muted">
      <span className="dots">
        {location && (
          <span translate="no" {...ownWords}>
            {location}
          </span>
        )}
        {!location && place && <span>{place}</span>}
        {age && (
          <>
            {place && <Separator />}
            <span>{age}</span>
          </>
        )}
      </span>
    </p>
  )
}
