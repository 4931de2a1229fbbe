import { coverLetterLength } from '#services/applications/limits.ts'
import { TextAreaField } from '#site/ui/fields/TextAreaField.tsx'
import type { Form } from '#site/ui/forms/use-form.ts'
import type { JobResponse } from '#site/lib/api.ts'

export function CoverLetterField({ form }: { form: Form }) {
  return (
    <TextAreaField
      form={form}
      name="coverLetter"
      label="Motivos para aplicar"
      hint="Cuenta qué sabes hacer con caballos, desde cuándo puedes empezar y por qué te interesa."
      {...coverLetterLength}
      rows={6}
    />
  )
}

/** Key of the draft in sessionStorage. */
export const draftKey = ({ id }: Pick<JobResponse, 'id'>) => `carta-${id}`
