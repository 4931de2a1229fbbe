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

/** Marks in the server's list of requirements those that the applicant meets; nothing without a profile. */
export function MatchMarks({ job }: { job: Pick<JobResponse, 'asks'> }) {
  const { data } = useQuery(...ownProfilesQuery)
  const [places, setPlaces] = useState<Places>()
  useEffect(() => setPlaces(findPlaces()), [])
  const profile = data?.[0]
  if (!profile || !places) return null
  const { summary, has } = matchJob(job, profile)
  const marks = places.asks.map(place => {
    const isMet = has[place.dataset.ask ?? '']
    if (isMet === undefined) return null
    return createPortal(<Mark isMet={isMet} />, place)
  })
  const sentence = (
    <>
      {summary && <b>{`${summary}. `}</b>}
      {matchWords.comparedWithYou}
      <a href={speech.path(`/editar-perfil/${profile.id}`)}>{matchWords.changeProfile}</a>
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

function Mark({ isMet }: { isMet: boolean }) {
  return isMet ? (
    <span className="has muted small">{matchWords.has}</span>
  ) : (
    <span className="muted small">{matchWords.lacks}</span>
  )
}
