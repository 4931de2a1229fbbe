import {
  findStatedContact,
  isSameContact
} from '#services/platform/validation/find-stated-contact.ts'
import { type Proposal, TakeOver } from './TakeOver.tsx'
import type { Form } from '../forms/use-form.ts'
import { profileFieldWords } from '#services/words/words.ts'

interface Field {
  name: string
  label: string
}

interface Props {
  form: Form
  /** The name of the text field. */
  name: string
  /** The fields that a phone and an e-mail address belong in. */
  phone: Field
  email?: Field
  /** Says who reads it where it stands. */
  reason: string
}

/** Offers to move a phone or an e-mail address from a text that everybody reads into its own field. */
export function ContactInText({ form, name, reason, ...fields }: Props) {
  return <TakeOver form={form} proposal={propose(form, name, reason, fields)} />
}

function propose(
  { values }: Form,
  name: string,
  reason: string,
  fields: Pick<Props, 'phone' | 'email'>
): Proposal | undefined {
  const found = findStatedContact(values[name] ?? '')
  const field = found && fields[found.kind]
  if (!field) return undefined
  const { value, rest } = found
  const known = values[field.name]?.trim() ?? ''
  const isKnown = isSameContact(known, value)
  return {
    sentence: [profileFieldWords.states(value, reason), stateOf(field, known, isKnown)]
      .filter(Boolean)
      .join(' '),
    button: isKnown ? profileFieldWords.removeFromText : profileFieldWords.moveTo(field.label),
    changes: { [name]: rest, ...(!isKnown && { [field.name]: value }) },
    done: profileFieldWords.moved(value, field.label)
  }
}

function stateOf({ label }: Field, known: string, isKnown: boolean): string {
  if (isKnown) return profileFieldWords.isThere(label)
  return known && profileFieldWords.isOther(label, known)
}
