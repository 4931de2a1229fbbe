import { otherFields } from '#services/applications/shared/application-form.ts'
import type { Question } from '#services/applications/shared/questions.ts'
import type { FormValues } from '#site/ui/forms/form-schema.ts'

/** The fields of what is said beside the letter. */
export const saidNamesOf = (questions: readonly Question[]): string[] => [
  ...questions.map(({ name }) => name),
  ...otherFields
]

export const emptyValues = (names: readonly string[]): FormValues =>
  Object.fromEntries(names.map(name => [name, '']))

export const pickValues = (values: FormValues, names: readonly string[]): FormValues =>
  Object.fromEntries(names.map(name => [name, values[name] ?? '']))
