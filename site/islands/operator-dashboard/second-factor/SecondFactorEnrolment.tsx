import { useState } from 'react'
import { EnrolSecondFactor } from '#services/auth/shared/contract.ts'
import { CurrentPasswordField } from '#site/ui/fields/CurrentPasswordField.tsx'
import { SubmitButton } from '#site/ui/forms/SubmitButton.tsx'
import { useForm } from '#site/ui/forms/use-form.ts'
import { ValidatedForm } from '#site/ui/forms/ValidatedForm.tsx'
import { TextField } from '#site/ui/fields/TextField.tsx'
import { ConfirmCode } from './ConfirmCode.tsx'
import { RecoveryCodeList } from './RecoveryCodeList.tsx'
import { type Enrolment, startEnrolment } from './second-factor.ts'

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
          hint="Lo da quien lleva el servidor, con «npm run ops -- user totp-code». Sirve una hora."
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
      )}
      <SubmitButton form={form} text="Continuar" pending="Un momento…" />
    </ValidatedForm>
  )
}
