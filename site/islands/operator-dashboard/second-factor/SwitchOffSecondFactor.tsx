import { RemoveSecondFactor } from '#services/auth/shared/contract.ts'
import { SubmitButton } from '#site/ui/forms/SubmitButton.tsx'
import { TextField } from '#site/ui/fields/TextField.tsx'
import { useForm } from '#site/ui/forms/use-form.ts'
import { ValidatedForm } from '#site/ui/forms/ValidatedForm.tsx'
import { toast } from '#site/ui/toasts/toast.ts'
import { codeInput } from './code-input.ts'
import { switchOff } from './second-factor.ts'

export function SwitchOffSecondFactor({ onDone }: { onDone(): void }) {
  const form = useForm({
    schema: RemoveSecondFactor,
    initial: { code: '' },
    send: switchOff,
    onSuccess: ({ message }) => {
      toast({ title: 'Verificación desactivada', description: `${message}.` })
      onDone()
    },
    prefix: 'off-'
  })
  return (
    <ValidatedForm form={form} className="column">
      <TextField
        form={form}
        name="code"
        label="Código"
        hint="El de tu app, o uno de recuperación."
        {...codeInput}
      />
      <SubmitButton form={form} text="Desactivar" pending="Desactivando…" />
    </ValidatedForm>
  )
}
