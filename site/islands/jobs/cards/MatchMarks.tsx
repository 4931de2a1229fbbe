import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { matchJob } from '#services/jobs/shared/job-match.ts'
import type { JobResponse } from '#site/lib/api.ts'
import { ownProfilesQuery } from '#site/stores/own-profiles.ts'
import { useQuery } from '#site/stores/queries.ts'
import { matchWords, speech } from '#services/words/words.ts'

interface Places {
  asks: HTMLElement[]
  summary: HTMLElement
}

type Met = ReturnType<typeof matchJob>['has'][string]

/** Marks in the server's list of requirements what the applicant's profile says of each; nothing without a profile. */
export function MatchMarks({ job }: { job: Pick<JobResponse, 'asks'> }) {
  const { data } = useQuery(...ownProfilesQuery)
  const [places, setPlaces] = useState<Places>()
  useEffect(() => setPlaces(findPlaces()), [])
  const profile = data?.[0]
  if (!profile || !places) return null
  const { summary, isUnsaid, has } = matchJob(job, profile)
  const marks = places.asks.map(place => {
    const met = has[place.dataset.ask ?? '']
    if (met === undefined || isUnsaid) return null
    return createPortal(<Mark met={met} />, place)
  })
  const profileLink = (text: string) => (
    <a href={speech.path(`/editar-perfil/${profile.id}`)}>{text}</a>
  )
  const sentence = isUnsaid ? (
    profileLink(matchWords.sayMore)
  ) : (
    <>
      {summary && <b>{`${summary}. `}</b>}
      {matchWords.comparedWithYou}
      {profileLink(matchWords.changeProfile)}
    </>
  )
  return (
    <>
      {marks}
      {createPortal(sentence, places.summary)}
    </>
  )
}

function findPlaces(): Places | undefined {
  const summary = document.getElementById('cumples')
  if (!summary) return undefined
  return { asks: [...document.querySelectorAll<HTMLElement>('[data-ask]')], summary }
}

function Mark({ met }: { met: Met }) {
  if (met === 'si') return <span className="has muted small">{matchWords.has}</span>
  return <span className="muted small">{met === 'no' ? matchWords.lacks : matchWords.unsaid}</span>
}
