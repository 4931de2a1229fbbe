import { findDiscriminatoryWording } from './discriminatory-wording.ts'

/** Points out wording that may discriminate; it is never refused. */
export function WordingHint({ text = '' }: { text: string | undefined }) {
  const word = findDiscriminatoryWording(text)
  if (!word) return null
  return (
    <span className="notice warning wording-hint">
      {`«${word}»: pedir un sexo o una edad suele ser discriminatorio. Describe el trabajo y no a la persona.`}
    </span>
  )
}
