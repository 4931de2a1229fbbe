import { type ReactNode, useEffect, useState } from 'react'
import { fieldInputProps, Field, type FieldProps } from './Field.tsx'
import { formWords } from '#services/words/words.ts'

interface Props extends FieldProps {
  autoComplete: 'current-password' | 'new-password'
  /** «la contraseña», for the button that shows it. */
  what: string
  /** Shown under the input. */
  below?: ReactNode
}

export function PasswordField(props: Props) {
  const { form, name, autoComplete, what, below } = props
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (form.isPending) setShown(false)
  }, [form.isPending])
  return (
    <Field {...props}>
      <div className="password">
        <input
          className="input"
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          spellCheck={false}
          {...fieldInputProps(props)}
          onChange={event => form.set(name, event.target.value)}
        />
        <button
          className="button quiet slim needs-script"
          type="button"
          aria-label={`${isShown ? formWords.hide : formWords.show} ${what}`}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? formWords.hide : formWords.show}
        </button>
      </div>
      {below}
    </Field>
  )
}
