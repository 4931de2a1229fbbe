import { FormDialog } from '#site/ui/dialog/FormDialog.tsx'
import { useForm } from '#site/ui/form/use-form.ts'
import { answerOf, api, type User } from '#site/lib/api.ts'
import { toast } from '#site/ui/toasts/toast.ts'
import { OfferFields } from './ProfileFormFields.tsx'
import { offerOf, readOffer, rulesFor } from './profile-form.ts'

interface Props {
  user: User
  onClose(): void
  onDone(): void
}

/** Publishes a profile. */
export function OfferDialog({ user, onClose, onDone }: Props) {
  const { schema, max } = rulesFor('')
  const form = useForm({
    schema,
    initial: offerOf(user),
    read: readOffer,
    send: json => answerOf(api['candidate-profiles'].$post({ json })),
    onDone,
    onFailure: message =>
      toast({
        title: 'Error',
        description: `No se pudo crear el perfil: ${message}`,
        variant: 'destructive'
      })
  })
  return (
    <FormDialog
      title="Publica tu perfil"
      intro={
        <p className="muted">
          Las empresas te encontrarán en la lista de candidatos. Puedes cambiarlo o eliminarlo
          cuando quieras.
        </p>
      }
      form={form}
      action="Publicar perfil"
      pending="Publicando…"
      onClose={onClose}
    >
      <OfferFields form={form} max={max} />
    </FormDialog>
  )
}
