import { useState } from 'react'
import { RequestPasswordReset as RequestSchema } from '#services/users/contract.ts'
import { apiClient, callApi } from '#site/lib/api.ts'
import { SubmitButton } from '#site/ui/SubmitButton.tsx'
import { TextField } from '#site/ui/TextField.tsx'
import { useForm } from '#site/ui/use-form.ts'
import { ValidatedForm } from '#site/ui/ValidatedForm.tsx'
import { usernameInput } from './username-input.ts'

/** Asks for a letter with a link; the response is the same with and without an account. */
export default function RequestPasswordReset() {
  const [isSent, setSent] = useState(false)
  const form = useForm({
    schema: RequestSchema,
    initial: { login: '' },
    send: json => callApi(apiClient['password-resets'].$post({ json })),
    onSuccess: () => setSent(true)
  })
  return (
    <div role="status">
      {isSent ? (
        <div className="panel column">
          <h2>Mira tu correo</h2>
          <p>
            Si hay una cuenta con «{form.values['login']}», acabamos de escribir a su correo. El
            enlace sirve durante media hora.
          </p>
          <p className="muted">
            ¿No llega? Mira en el correo no deseado, o comprueba que lo has escrito bien y pide
            otro.
          </p>
          <button className="button secondary" type="button" onClick={() => setSent(false)}>
            Pedir otro
          </button>
        </div>
      ) : (
        <ValidatedForm form={form} className="panel">
          <TextField
            form={form}
            name="login"
            label="Nombre de usuario o correo electrónico"
            {...usernameInput}
          />
          <SubmitButton form={form} text="Enviarme un enlace" pending="Enviando…" />
        </ValidatedForm>
      )}
    </div>
  )
}
