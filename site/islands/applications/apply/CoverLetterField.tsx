import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { coverLetterLength } from '#events/limits/applications.ts'
import { TextAreaField } from '#site/ui/fields/TextAreaField.tsx'
import type { Form } from '#site/ui/forms/use-form.ts'
import { whenIdle } from '#site/lib/browser/when-idle.ts'
import type { JobResponse } from '#site/lib/api.ts'
import { applyWords, outboxWords } from '#services/words/words.ts'
import type { proposalFor } from './proposal.ts'

/** The cover letter, which is proposed from the answers until its writer changes it. */
export function CoverLetterField({ form }: { form: Form }) {
  const proposal = useProposedLetter(form)
  const letter = (form.values['coverLetter'] ?? '').trim()
  const isProposed = proposal !== undefined && letter.startsWith(proposal.letter)
  const missing = coverLetterLength.min - [...letter].length
  return (
    <>
      <TextAreaField
        form={form}
        name="coverLetter"
        label={applyWords.coverLetter}
        hint={isProposed ? applyWords.proposed : applyWords.letterHint}
        {...coverLetterLength}
        rows={6}
      />
      {isProposed && missing > 0 && <p className="notice">{applyWords.oneMore(missing)}</p>}
      {isProposed && proposal.reading && (
        <p className="muted small">
          {applyWords.reading} {proposal.reading}
        </p>
      )}
    </>
  )
}

/** Writes the cover letter from the answers of the form, as long as its writer has changed nothing in it. */
function useProposedLetter(form: Form): ReturnType<typeof proposalFor> {
  const [propose, setPropose] = useState<typeof proposalFor>()
  const load = useEffectEvent(
    () =>
      void import('./proposal.ts').then(
        part => setPropose(() => part.proposalFor),
        () => undefined
      )
  )
  useEffect(() => whenIdle(() => load()), [])
  useEffect(() => {
    if (form.isUnsaved) load()
  }, [form.isUnsaved])
  const proposal = propose?.(form.values)
  const letter = proposal?.letter ?? ''
  const last = useRef('')
  const follow = useEffectEvent(() => {
    const written = form.values['coverLetter'] ?? ''
    const isOurs = written === '' || written === last.current
    last.current = letter
    if (isOurs && written !== letter) form.set('coverLetter', letter)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answers say something else
  useEffect(() => follow(), [letter])
  return proposal
}

/** The parts of an ad that its form needs. */
export type AppliedJob = Pick<
  JobResponse,
  'id' | 'title' | 'companyName' | 'asks' | 'housing' | 'ownHorse' | 'start'
>

/** As a list of what waits calls an application. */
export const applicationTitle = ({ title, companyName }: AppliedJob) =>
  outboxWords.application(title, companyName)

/** Key of the draft in the tab. */
export const draftKey = ({ id }: Pick<JobResponse, 'id'>) => `carta-${id}`
