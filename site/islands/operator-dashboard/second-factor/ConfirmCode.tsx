import { lazyWithRetry } from '#site/ui/lazy-with-retry.tsx'
import { ConfirmSecondFactor } from '#services/auth/shared/contract.ts'
import { SubmitButton } from '#site/ui/forms/SubmitButton.tsx'
import { TextField } from '#site/ui/fields/TextField.tsx'
import { useForm } from '#site/ui/forms/use-form.ts'
import { ValidatedForm } from '#site/ui/forms/ValidatedForm.tsx'
import { codeInput } from './code-input.ts'
import { confirmEnrolment, type Enrolment } from './second-factor.ts'

const QrCode = lazyWithRetry(() => import('./QrCode.tsx').then(part => part.QrCode))

interface Props {
  enrolment: Enrolment
  onConfirmed(recoveryCodes: string[]): void
}

/** The new secret as picture and text, and the form for the first code. */
export function ConfirmCode({ enrolment, onConfirmed }: Props) {
  const form = useForm({
    schema: ConfirmSecondFactor,
    initial: { code: '' },
    send: confirmEnrolment,
    onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
    prefix: 'confirm-'
  })
  return (
    <ValidatedForm
      form={form}
      className="column"
      intro={
        <>
          <p>Escanea este código con tu aplicación de autenticación, o escribe la clave a mano.</p>
          <QrCode text={enrolment.uri} label="Código QR con la clave" />
          <p>
            Clave:{' '}
            <code className="secret-key">{enrolment.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
          </p>
        </>
      }
    >
      <TextField
        form={form}
        name="code"
        label="Código"
        hint="Las seis cifras que muestra tu aplicación."
        inputMode="numeric"
        {...codeInput}
      />
      <SubmitButton form={form} text="Activar" pending="Activando…" />
    </ValidatedForm>
  )
}
