import { useState } from 'react'
import { ResetPassword as ResetSchema } from '#services/users/contract.ts'
import { passwordsDiffer } from '#services/users/refusals.ts'
import { ApiError, apiClient, callApi } from '#site/lib/api.ts'
import { NewPasswordFields } from '#site/ui/NewPasswordFields.tsx'
import { SubmitButton } from '#site/ui/SubmitButton.tsx'
import { flash } from '#site/ui/toast.ts'
import type { FormValues } from '#site/ui/form-schema.ts'
import { useForm } from '#site/ui/use-form.ts'
import { ValidatedForm } from '#site/ui/ValidatedForm.tsx'

/** A new password, with the link of a letter; opening it changes nothing. */
export default function ResetPassword() {
  const [isOver, setOver] = useState(false)
  const form = useForm({
    schema: ResetSchema,
    initial: { password: '', confirmPassword: '' },
    validate: checkPasswords,
    send: json =>
      callApi(
        apiClient['password-resets'][':token'].$post({ param: { token: token() }, json })
      ).catch(error => {
        setOver(error instanceof ApiError && error.status === 410)
        throw error
      }),
    onSuccess: ({ message }) => {
      flash({ title: message, description: 'Ya puedes entrar con ella.' })
      location.replace('/auth')
    }
  })
  return (
    <>
      <ValidatedForm form={form} className="panel">
        <NewPasswordFields form={form} label="Contraseña nueva" />
        <SubmitButton form={form} text="Guardar contraseña" pending="Guardando…" />
      </ValidatedForm>
      {isOver && (
        <p>
          <a className="button secondary" href="/restablecer">
            Pedir otro enlace
          </a>
        </p>
      )}
    </>
  )
}

const token = () => location.pathname.split('/').at(-1) ?? ''

function checkPasswords({ password, confirmPassword }: FormValues) {
  return password === confirmPassword
    ? []
    : [{ field: 'confirmPassword', message: passwordsDiffer }]
}
