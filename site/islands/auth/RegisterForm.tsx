import { authPath } from '#services/auth/shared/auth-url.ts'
import { passwordsDiffer } from '#services/users/shared/refusals.ts'
import { usernameLength } from '#services/platform/validation/characters.ts'
import { honeypotField } from '#services/platform/validation/honeypot.ts'
import { RadioGroup } from '#site/ui/fields/RadioGroup.tsx'
import { ValidatedForm } from '#site/ui/forms/ValidatedForm.tsx'
import { SubmitButton } from '#site/ui/forms/SubmitButton.tsx'
import { companyNameInput } from '#site/ui/forms/account-inputs.ts'
import { BioField } from '#site/ui/fields/BioField.tsx'
import {
  emailInput,
  locationInput,
  nameInput,
  phoneInput,
  TextField
} from '#site/ui/fields/TextField.tsx'
import { accountNameLabels } from '#site/lib/labels.ts'
import { deferSchema, type FormValues } from '#site/ui/forms/form-schema.ts'
import { useForm } from '#site/ui/forms/use-form.ts'
import { callApi, apiClient } from '#site/lib/api.ts'
import { toast } from '#site/ui/feedback/toast.ts'
import { usernameInput } from './username-input.ts'
import { Honeypot } from '#site/ui/fields/Honeypot.tsx'
import { NewPasswordFields } from '#site/ui/fields/NewPasswordFields.tsx'
import { DataNotice } from '#site/ui/forms/DataNotice.tsx'
import { afterRegistration } from './after-sign-in.ts'
import { type AuthFormProps, OtherTab } from './LogInForm.tsx'

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

export function RegisterForm({ data, sent, onOther }: AuthFormProps) {
  const { dataController, returnTo, sendsMail, userType } = data
  const form = useForm({
    schema,
    initial: { ...initial, ...(userType && { userType }) },
    sent,
    validate: checkPasswords,
    send: json => callApi(apiClient.register.$post({ json })),
    onSuccess: user => afterRegistration(user, { returnTo, sendsMail }),
    onFailure: description =>
      toast({ title: 'Error de registro', description, variant: 'destructive' }),
    prefix: 'register-'
  })
  const isEmployer = form.values['userType'] === 'employer'
  return (
    <ValidatedForm form={form} action={authPath('register', returnTo)} className="panel">
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
      <BioField form={form} isEmployer={isEmployer} />
      <Honeypot form={form} />
      <p className="muted small">
        Al registrarte aceptas los <a href="/terms">términos</a> y la{' '}
        <a href="/privacy">política de privacidad</a>.
      </p>
      <DataNotice
        controller={dataController}
        purpose="crear tu cuenta y que con ella publiques, apliques y te respondan. Lo hacemos porque nos lo pides al registrarte (artículo 6.1.b del RGPD)."
        duration={`mientras tengas la cuenta. Si la eliminas, se borra a los ${dataController.eraseAfter}; una copia bloqueada queda ${dataController.archiveFor} por si la pide un juzgado.`}
      />
      <SubmitButton form={form} text="Crear cuenta" pending="Creando la cuenta…" />
      <p className="row">
        <span>¿Ya tienes cuenta? </span>
        <OtherTab href={authPath('login', returnTo)} text="Iniciar Sesión" onOther={onOther} />
      </p>
    </ValidatedForm>
  )
}
