import { VerifyEmployer } from '#services/users/verification-contract.ts'
import { callApi, apiClient, type CurrentUser } from '#site/lib/api.ts'
import { setSessionUser } from '#site/stores/session.ts'
import { SubmitButton } from '#site/ui/forms/SubmitButton.tsx'
import { TextField } from '#site/ui/fields/TextField.tsx'
import { failureToast, toast } from '#site/ui/toasts/toast.ts'
import { useForm } from '#site/ui/forms/use-form.ts'
import { ValidatedForm } from '#site/ui/forms/ValidatedForm.tsx'

interface Props {
  user: CurrentUser
  onClose(): void
}

/** The website stands in its field; the numbers are not stored, so an empty field leaves them as they are. */
export function EmployerVerificationForm({ user, onClose }: Props) {
  const param = { id: user.id }
  const form = useForm({
    schema: VerifyEmployer,
    initial: { web: user.web ?? '', taxId: '', farmCode: '' },
    send: json =>
      callApi(apiClient.users[':id'].verification.$put({ param, json: withKeptNumbers(json) })),
    onSuccess: changed => {
      setSessionUser(changed)
      toast({ title: 'Guardado', description: 'Ya sale en tus anuncios.' })
      onClose()
    },
    onFailure: failureToast('No se ha podido guardar')
  })
  const isTaxIdChecked = user.taxIdCheckedAt !== null
  return (
    <ValidatedForm form={form} className="column">
      <TextField
        form={form}
        name="web"
        label="Web"
        hint="Si tu correo confirmado es de esa web, lo decimos."
        isOptional
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        form={form}
        name="taxId"
        label={isTaxIdChecked ? 'Otro NIF' : 'NIF'}
        hint="Miramos que sea válido. No lo enseñamos ni lo guardamos, solo una huella con la que vemos si otra cuenta ha escrito el mismo."
        isOptional
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField
        form={form}
        name="farmCode"
        label={user.farmName ? 'Otro código REGA' : 'Código REGA'}
        hint="Como ES110390001234. Guardamos solo su municipio, y sale en los anuncios de allí."
        isOptional
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div className="row">
        <SubmitButton form={form} text="Guardar" pending="Guardando…" />
        <button className="button secondary" type="button" onClick={onClose}>
          Cancelar
        </button>
      </div>
    </ValidatedForm>
  )
}

function withKeptNumbers({ web = null, taxId, farmCode }: VerifyEmployer) {
  return { web, taxId: taxId ?? undefined, farmCode: farmCode ?? undefined }
}
