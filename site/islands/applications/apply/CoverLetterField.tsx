import { coverLetterLength } from '#events/limits/applications.ts'
import { TextAreaField } from '#site/ui/fields/TextAreaField.tsx'
import type { Form } from '#site/ui/forms/use-form.ts'
import type { JobResponse } from '#site/lib/api.ts'
import { applyWords, outboxWords } from '#services/words/words.ts'

export function CoverLetterField({ form }: { form: Form }) {
  return (
    <TextAreaField
      form={form}
      name="coverLetter"
      label={applyWords.coverLetter}
      hint={applyWords.letterHint}
      {...coverLetterLength}
      rows={6}
    />
  )
}

/** As a list of what waits calls an application. */
export const applicationTitle = ({
  title,
  companyName
}: Pick<JobResponse, 'title' | 'companyName'>) => outboxWords.application(title, companyName)

/** Key of the draft in the tab. */
export const draftKey = ({ id }: Pick<JobResponse, 'id'>) => `carta-${id}`
