import { useEffect, useEffectEvent } from 'react'
import { profileAnswers } from '#services/applications/shared/profile-answers.ts'
import type { Question } from '#services/applications/shared/questions.ts'
import { dayOf } from '#services/platform/shared/time-zone.ts'
import type { Form } from '#site/ui/forms/use-form.ts'
import { ownProfilesQuery } from '#site/stores/own-profiles.ts'
import { useQuery } from '#site/stores/queries.ts'
import type { AppliedJob } from './CoverLetterField.tsx'

interface Props {
  form: Form
  job: AppliedJob
  questions: readonly Question[]
}

/** Fills in what the profile of the applicant states, once, where nothing is said yet; renders nothing. */
export function ProfileAnswers({ form, job, questions }: Props) {
  const { data } = useQuery(...ownProfilesQuery)
  const profile = data?.[0]
  const fill = useEffectEvent(() => {
    if (!profile) return
    const names = questions.map(({ name }) => name)
    const found = profileAnswers(job, profile, { names, today: dayOf(new Date()) })
    const unsaid = Object.entries(found).filter(([name]) => !form.values[name])
    form.change(Object.fromEntries(unsaid))
  })
  useEffect(() => {
    if (profile) fill()
  }, [profile])
  return null
}
