import { useState } from 'react'
import { maxEmailLength } from '#events/limits/users.ts'
import { withProvider } from '#services/platform/validation/mistyped-domain.ts'
import { formWords } from '#services/words/words.ts'
import type { FieldProps } from './Field.tsx'
import { TakeOver } from './TakeOver.tsx'
import { TextField } from './TextField.tsx'

/** An e-mail address; asks about a domain that is one slip from a known one, and takes what was typed all the same. */
export function EmailField(props: FieldProps) {
  const { form, name } = props
  const meant = withProvider(form.values[name] ?? '')
  const [wasAsked, setAsked] = useState(false)
  if (meant && !wasAsked) setAsked(true)
  return (
    <>
      <TextField
        {...props}
        type="email"
        autoComplete="email"
        spellCheck={false}
        maxLength={maxEmailLength}
      />
      {wasAsked && <TakeOver form={form} proposal={meant ? proposalOf(name, meant) : undefined} />}
    </>
  )
}

function proposalOf(name: string, email: string) {
  const provider = email.slice(email.lastIndexOf('@') + 1)
  return {
    sentence: formWords.didYouMean(provider),
    button: formWords.yesIt(provider),
    changes: { [name]: email },
    done: formWords.isNow(email)
  }
}
