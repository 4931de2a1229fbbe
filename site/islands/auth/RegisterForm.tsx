import { useEffect, useEffectEvent } from 'react'
import { passwordsDiffer, Register } from '#services/users/contract.ts'
import { Choices } from '#site/ui/form/RadioGroup.tsx'
import { ErrorSummary } from '#site/ui/form/ErrorSummary.tsx'
import { Submit } from '#site/ui/form/SubmitButton.tsx'
import { TextArea } from '#site/ui/form/TextAreaField.tsx'
import {
  emailInput,
  homeInput,
  nameInput,
  phoneInput,
  TextField
} from '#site/ui/form/TextField.tsx'
import { useForm, type Values } from '#site/ui/form/use-form.ts'
import { answerOf, api } from '#site/lib/api.ts'
import { toast } from '#site/ui/toasts/toast.ts'
import { usernameInput } from './username-input.ts'
import { Lure } from '#site/ui/form/Honeypot.tsx'
import { NewPassword } from '#site/ui/form/NewPasswordFields.tsx'
import type { UserType } from './use-auth-tab.ts'
import { welcomeNew } from './after-sign-in.ts'

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
  website: ''
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

function checkPasswords({ password, confirmPassword }: Values) {
  return password === confirmPassword
    ? []
    : [{ field: 'confirmPassword', message: passwordsDiffer }]
}

export function RegisterForm({ userType, onOther }: { userType: UserType; onOther(): void }) {
  const form = useForm({
    schema: Register,
    initial,
    check: checkPasswords,
    send: json => answerOf(api.register.$post({ json })),
    onDone: welcomeNew,
    onFailure: description =>
      toast({ title: 'Error de registro', description, variant: 'destructive' }),
    prefix: 'register-'
  })
  const choose = useEffectEvent((type: UserType) => {
    if (type) form.set('userType', type)
  })
  useEffect(() => choose(userType), [userType])
  return (
    <form className="panel form" method="dialog" noValidate onSubmit={form.submit}>
      <ErrorSummary form={form} />
      <Choices
        form={form}
        name="userType"
        label="¿Para qué quieres la cuenta?"
        hint="No se puede cambiar después."
        options={userTypes}
      />
      <TextField form={form} name="fullName" label="Nombre completo" {...nameInput} />
      <TextField
        form={form}
        name="username"
        label="Nombre de usuario"
        hint="Con él inicias sesión. Entre 3 y 30 letras, números, puntos o guiones, sin espacios."
        {...usernameInput}
      />
      <TextField form={form} name="email" label="Correo electrónico" {...emailInput} />
      <NewPassword form={form} />
      <TextField form={form} name="location" {...homeInput} />
      <TextField form={form} name="phone" label="Teléfono" isOptional {...phoneInput} />
      <TextArea form={form} name="bio" label="Sobre ti" max={1000} isOptional />
      <Lure form={form} />
      <p className="muted small">
        Al registrarte aceptas los <a href="/terms">términos</a> y la{' '}
        <a href="/privacy">política de privacidad</a>.
      </p>
      <Submit form={form} text="Crear cuenta" pending="Creando la cuenta…" />
      <p className="row">
        <span>¿Ya tienes cuenta?</span>
        <button className="button quiet slim" type="button" onClick={onOther}>
          Iniciar Sesión
        </button>
      </p>
    </form>
  )
}
