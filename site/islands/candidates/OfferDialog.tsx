import { Dialog } from '#site/islands/dialog/Dialog.tsx'
import { ErrorSummary } from '#site/islands/form/ErrorSummary.tsx'
import { Submit } from '#site/islands/form/Submit.tsx'
import { useForm } from '#site/islands/form/use-form.ts'
import { answerOf, api, type User } from '#site/lib/api.ts'
import { toast } from '#site/toasts/toast.ts'
import { OfferFields } from './OfferFields.tsx'
import { offerOf, readOffer, rulesFor } from './offer.ts'

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
    <Dialog title="Publica tu perfil" onClose={onClose}>
      <form className="form" noValidate onSubmit={form.submit}>
        <p className="muted">
          Las empresas te encontrarán en la lista de candidatos. Puedes cambiarlo o eliminarlo
          cuando quieras.
        </p>
        <ErrorSummary form={form} />
        <OfferFields form={form} max={max} />
        <div className="actions">
          <Submit form={form} text="Publicar perfil" pending="Publicando…" />
          <button className="button secondary" type="button" onClick={onClose}>
            Cancelar
          </button>
        </div>
      </form>
    </Dialog>
  )
}
