import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { passwordsDiffer } from '#services/users/refusals.ts'
import { usernameLength } from '#services/platform/validation/characters.ts'
import { honeypotField } from '#services/platform/validation/honeypot.ts'
import { maxBioLength } from '#services/users/limits.ts'
import { RadioGroup } from '#site/ui/RadioGroup.tsx'
import { ValidatedForm } from '#site/ui/ValidatedForm.tsx'
import { SubmitButton } from '#site/ui/SubmitButton.tsx'
import { bioInputs, companyNameInput } from '#site/ui/account-inputs.ts'
import { TextAreaField } from '#site/ui/TextAreaField.tsx'
import { emailInput, locationInput, nameInput, phoneInput, TextField } from '#site/ui/TextField.tsx'
import { accountNameLabels } from '#site/lib/labels.ts'
import { deferSchema, type FormValues } from '#site/ui/form-schema.ts'
import { useForm } from '#site/ui/use-form.ts'
import { callApi, apiClient } from '#site/lib/api.ts'
import { toast } from '#site/ui/toast.ts'
import { usernameInput } from './username-input.ts'
import { Honeypot } from '#site/ui/Honeypot.tsx'
import { NewPasswordFields } from '#site/ui/NewPasswordFields.tsx'
import type { RequestedUserType } from './use-auth-tab.ts'
import { afterRegistration } from './after-sign-in.ts'

const initial = {
  userType: 'applicant',
  fullName: '',
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
  location: '',
  phone: '',
  bio: '',
  [honeypotField]: ''
}

const userTypes = [
  {
    value: 'applicant',
    title: 'Busco Empleo',
    about: 'Profesional Equino: publicas tu perfil y aplicas a empleos.'
  },
  {
    value: 'employer',
    title: 'Ofrezco Empleo',
    about: 'Empresa o particular: publicas anuncios y recibes aplicaciones.'
  }
]

const schema = deferSchema(async () => {
  const { Register, RegisterEmployer } = await import('#services/users/contract.ts')
  return ({ userType }) => (userType === 'employer' ? RegisterEmployer : Register)
})

function checkPasswords({ password, confirmPassword }: FormValues) {
  return password === confirmPassword
    ? []
    : [{ field: 'confirmPassword', message: passwordsDiffer }]
}

export function RegisterForm({
  userType,
  onOther,
  dataNotice
}: {
  userType: RequestedUserType
  onOther(): void
  dataNotice?: ReactNode
}) {
  const form = useForm({
    schema,
    initial,
    validate: checkPasswords,
    send: json => callApi(apiClient.register.$post({ json })),
    onSuccess: afterRegistration,
    onFailure: description =>
      toast({ title: 'Error de registro', description, variant: 'destructive' }),
    prefix: 'register-'
  })
  const choose = useEffectEvent((type: RequestedUserType) => {
    if (type) form.set('userType', type)
  })
  useEffect(() => choose(userType), [userType])
  const isEmployer = form.values['userType'] === 'employer'
  return (
    <ValidatedForm form={form} className="panel">
      <RadioGroup
        form={form}
        name="userType"
        label="¿Para qué quieres la cuenta?"
        hint="No se puede cambiar después."
        options={userTypes}
      />
      {isEmployer ? (
        <TextField form={form} name="fullName" {...companyNameInput} />
      ) : (
        <TextField form={form} name="fullName" label={accountNameLabels.applicant} {...nameInput} />
      )}
      <TextField
        form={form}
        name="username"
        label="Nombre de usuario"
        hint={`Con él inicias sesión. Entre ${usernameLength.min} y ${usernameLength.max} letras, números, puntos o guiones, sin espacios.`}
        {...usernameInput}
      />
      <TextField form={form} name="email" label="Correo electrónico" {...emailInput} />
      <NewPasswordFields form={form} />
      <TextField form={form} name="location" {...locationInput} />
      <TextField form={form} name="phone" label="Teléfono" isOptional {...phoneInput} />
      <TextAreaField
        form={form}
        name="bio"
        {...bioInputs[isEmployer ? 'employer' : 'applicant']}
        max={maxBioLength}
        isOptional
      />
      <Honeypot form={form} />
      <p className="muted small">
        Al registrarte aceptas los <a href="/terms">términos</a> y la{' '}
        <a href="/privacy">política de privacidad</a>.
      </p>
      {dataNotice}
      <SubmitButton form={form} text="Crear cuenta" pending="Creando la cuenta…" />
      <p className="row">
        <span>¿Ya tienes cuenta?</span>
        <button className="button quiet slim" type="button" onClick={onOther}>
          Iniciar Sesión
        </button>
      </p>
    </ValidatedForm>
  )
}
