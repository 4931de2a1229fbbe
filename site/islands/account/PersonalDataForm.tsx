import { type FormEvent, useState } from 'react'
import { ReviseUser } from '#services/users/contract.ts'
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
import { useForm } from '#site/ui/form/use-form.ts'
import { answerOf, api, type User } from '#site/lib/api.ts'
import { keepUser } from '#site/stores/session.ts'
import { toast } from '#site/ui/toasts/toast.ts'
import { PictureField } from './PictureField.tsx'

interface Props {
  user: User
  onSaved(): void
  onCancel(): void
}

export function PersonalForm({ user, onSaved, onCancel }: Props) {
  const [isUploading, setUploading] = useState(false)
  const param = { id: user.id }
  const form = useForm({
    schema: ReviseUser,
    initial: valuesOf(user),
    send: json => answerOf(api.users[':id'].$put({ param, json })),
    onDone: changed => {
      keepUser(changed)
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
      <TextField form={form} name="phone" label="Teléfono" isOptional {...phoneInput} />
      <TextField form={form} name="location" {...homeInput} />
      <TextArea form={form} name="bio" label="Sobre ti" max={1000} isOptional />
      <div className="row">
        <Submit
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

function valuesOf({ fullName, email, phone, location, bio, profilePicture }: User) {
  return {
    profilePicture: profilePicture ?? '',
    fullName,
    email,
    phone: phone ?? '',
    location: location ?? '',
    bio: bio ?? ''
  }
}
