import { hours } from '#services/words/shared/spanish-counts.ts'
import { enrolmentCodeHours } from '#events/limits/auth.ts'
import { useState } from 'react'
import { EnrolSecondFactor, ConfirmSecondFactor } from '#services/auth/shared/contract.ts'
import { CurrentPasswordField } from '#site/ui/fields/CurrentPasswordField.tsx'
import { SubmitButton } from '#site/ui/forms/SubmitButton.tsx'
import { useForm } from '#site/ui/forms/use-form.ts'
import { ValidatedForm } from '#site/ui/forms/ValidatedForm.tsx'
import { TextField } from '#site/ui/fields/TextField.tsx'
import { type Enrolment, startEnrolment, confirmEnrolment } from './second-factor.ts'
import { lazyWithRetry } from '#site/ui/feedback/lazy-with-retry.tsx'
import { codeInput } from './code-input.ts'

interface Props {
  needsEnrolmentCode: boolean
  onDone(): void
}

/** Password and the code of the command line, then secret and first code, then the recovery codes. */
export function SecondFactorEnrolment({ needsEnrolmentCode, onDone }: Props) {
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>()
  const form = useForm({
    schema: EnrolSecondFactor,
    initial: { currentPassword: '', enrolmentCode: '' },
    send: startEnrolment,
    onSuccess: setEnrolment,
    prefix: 'enrol-'
  })
  if (recoveryCodes) return <RecoveryCodeList codes={recoveryCodes} onDone={onDone} />
  if (enrolment) return <ConfirmCode enrolment={enrolment} onConfirmed={setRecoveryCodes} />
  return (
    <ValidatedForm form={form} className="column">
      <CurrentPasswordField form={form} />
      {needsEnrolmentCode && (
        <TextField
          form={form}
          name="enrolmentCode"
          label="Código de alta"
          hint={`Lo da quien lleva el servidor, con «npm run ops -- user totp-code». Sirve ${hours(enrolmentCodeHours)}.`}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
      )}
      <SubmitButton form={form} text="Continuar" pending="Un momento…" />
    </ValidatedForm>
  )
}

const QrCode = lazyWithRetry(() => import('./QrCode.tsx').then(part => part.QrCode))

interface ConfirmCodeProps {
  enrolment: Enrolment
  onConfirmed(recoveryCodes: string[]): void
}

/** The new secret as picture and text, and the form for the first code. */
function ConfirmCode({ enrolment, onConfirmed }: ConfirmCodeProps) {
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
          <p>Escanea este código con tu app de autenticación, o escribe la clave a mano.</p>
          <QrCode text={enrolment.uri} label="Código QR con la clave" />
          <p>
            Clave:{' '}
            <code className="address secret-key" translate="no">
              {enrolment.secret.replace(/.{4}(?=.)/g, '$& ')}
            </code>
          </p>
        </>
      }
    >
      <TextField
        form={form}
        name="code"
        label="Código"
        hint="Las seis cifras que muestra tu app."
        inputMode="numeric"
        {...codeInput}
      />
      <SubmitButton form={form} text="Activar" pending="Activando…" />
    </ValidatedForm>
  )
}

interface RecoveryCodeListProps {
  codes: readonly string[]
  onDone(): void
}

/** Shown once. */
function RecoveryCodeList({ codes, onDone }: RecoveryCodeListProps) {
  return (
    <div className="stack" role="status">
      <p className="notice good">La verificación en dos pasos está activada.</p>
      <p>
        Guarda estos códigos de recuperación en un lugar seguro: no volveremos a mostrarlos. Cada
        uno sirve una vez, si pierdes la app.
      </p>
      <ul className="recovery-codes">
        {codes.map(code => (
          <li key={code}>
            <code translate="no">{code}</code>
          </li>
        ))}
      </ul>
      <button className="button primary" type="button" onClick={onDone}>
        Ya los he guardado
      </button>
    </div>
  )
}
