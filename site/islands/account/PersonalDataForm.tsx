import { type FormEvent, useState } from 'react'
import { ReviseUser } from '#services/users/contract.ts'
import { maxBioLength } from '#services/users/limits.ts'
import { ErrorSummary } from '#site/ui/form/ErrorSummary.tsx'
import { PasswordField } from '#site/ui/form/PasswordField.tsx'
import { SubmitButton } from '#site/ui/form/SubmitButton.tsx'
import { TextAreaField } from '#site/ui/form/TextAreaField.tsx'
import {
  emailInput,
  locationInput,
  nameInput,
  phoneInput,
  TextField
} from '#site/ui/form/TextField.tsx'
import { useForm } from '#site/ui/form/use-form.ts'
import { callApi, apiClient, type CurrentUser } from '#site/lib/api.ts'
import { setSessionUser } from '#site/stores/session.ts'
import { toast } from '#site/ui/feedback/toast.ts'
import { HiddenUsername } from './HiddenUsername.tsx'
import { PictureField } from './PictureField.tsx'

interface Props {
  user: CurrentUser
  onSaved(): void
  onCancel(): void
}

export function PersonalDataForm({ user, onSaved, onCancel }: Props) {
  const [isUploading, setUploading] = useState(false)
  const param = { id: user.id }
  const form = useForm({
    schema: ReviseUser,
    initial: userFormValues(user),
    send: json => callApi(apiClient.users[':id'].$put({ param, json: withErasedFields(json) })),
    onSuccess: changed => {
      setSessionUser(changed)
      toast({ title: 'Perfil actualizado', description: 'Tus datos están guardados.' })
      onSaved()
    },
    onFailure: description =>
      toast({ title: 'Error al actualizar perfil', description, variant: 'destructive' })
  })
  function submit(event: FormEvent) {
    if (isUploading) event.preventDefault()
    else form.submit(event)
  }
  return (
    <form className="form column" noValidate onSubmit={submit}>
      <ErrorSummary form={form} />
      <PictureField form={form} user={user} onUploading={setUploading} />
      <TextField form={form} name="fullName" label="Nombre completo" {...nameInput} />
      <TextField form={form} name="email" label="Correo electrónico" {...emailInput} />
      {isNewEmail(form.values['email'] ?? '', user.email) && (
        <>
          <HiddenUsername username={user.username} />
          <PasswordField
            form={form}
            name="currentPassword"
            label="Tu contraseña"
            hint="La pedimos para cambiar el correo."
            what="tu contraseña"
            autoComplete="current-password"
          />
        </>
      )}
      <TextField form={form} name="phone" label="Teléfono" isOptional {...phoneInput} />
      <TextField form={form} name="location" {...locationInput} />
      <TextAreaField form={form} name="bio" label="Sobre ti" max={maxBioLength} isOptional />
      <div className="row">
        <SubmitButton
          form={{ ...form, isPending: form.isPending || isUploading }}
          text="Guardar cambios"
          pending={isUploading ? 'Subiendo la foto…' : 'Guardando…'}
        />
        <button className="button secondary" type="button" onClick={onCancel}>
          Cancelar
        </button>
      </div>
    </form>
  )
}

/** The server ignores the case of an address. */
function isNewEmail(typed: string, stored: string): boolean {
  return typed.trim().toLowerCase() !== stored
}

/** The server keeps a field that is left out. */
function withErasedFields(request: ReviseUser) {
  const { phone = null, location = null, bio = null, profilePicture = null } = request
  return { ...request, phone, location, bio, profilePicture }
}

function userFormValues({ fullName, email, phone, location, bio, profilePicture }: CurrentUser) {
  return {
    profilePicture: profilePicture ?? '',
    fullName,
    email,
    currentPassword: '',
    phone: phone ?? '',
    location: location ?? '',
    bio: bio ?? ''
  }
}
