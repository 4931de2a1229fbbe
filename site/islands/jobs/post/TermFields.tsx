import { type FormSection, termsIn } from '#events/job-content/job-terms.ts'
import { fieldWords } from '#services/jobs/shared/term-words.ts'
import { termNames } from '#services/words/words.ts'
import { FlagFields, PickField } from '#site/ui/fields/ChoiceFields.tsx'
import type { Form } from '#site/ui/forms/use-form.ts'

interface Props {
  form: Form
  section: FormSection
}

/** All choices of one value of a part of the form. */
export function TermChoices({ form, section }: Props) {
  return termsIn(section, 'choice').map(path => (
    <PickField
      key={path}
      form={form}
      name={path}
      label={fieldText(path)}
      options={Object.entries(fieldWords[path]?.labels ?? {})}
      isOptional
    />
  ))
}

/** All yes/no terms of a part of the form, together. */
export function TermFlags({ form, label, section }: Props & { label: string }) {
  const flags = termsIn(section, 'flag').map(path => [path, fieldText(path)] as const)
  return <FlagFields form={form} label={label} flags={flags} />
}

function fieldText(path: string): string {
  const names: Partial<Record<string, string>> = termNames
  return fieldWords[path]?.field ?? names[path] ?? path
}
