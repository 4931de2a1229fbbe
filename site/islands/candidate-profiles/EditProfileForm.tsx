import { ErrorSummary } from '#site/ui/form/ErrorSummary.tsx'
import { Submit } from '#site/ui/form/SubmitButton.tsx'
import { useForm } from '#site/ui/form/use-form.ts'
import { answerOf, api, type CandidateProfile } from '#site/lib/api.ts'
import { flash, toast } from '#site/ui/toasts/toast.ts'
import { OfferFields } from './ProfileFormFields.tsx'
import { Preview } from './ProfilePreview.tsx'
import { offerIn, readOffer, rulesFor } from './profile-form.ts'

const own = '/candidates?tab=mis-perfiles'

export function EditForm({ profile }: { profile: CandidateProfile }) {
  const { id, description } = profile
  const { schema, max } = rulesFor(description)
  const form = useForm({
    schema,
    initial: offerIn(profile),
    read: readOffer,
    send: json => answerOf(api['candidate-profiles'][':id'].$put({ param: { id }, json })),
    onDone: goBack,
    onFailure: tellFailure
  })
  return (
    <div className="stack">
      <h1>Editar perfil</h1>
      <div className="posting">
        <form className="panel form" noValidate onSubmit={form.submit}>
          <ErrorSummary form={form} />
          <OfferFields form={form} max={max} />
          <div className="row">
            <Submit form={form} text="Guardar cambios" pending="Guardando…" />
            <a className="button secondary" href={own}>
              Cancelar
            </a>
          </div>
        </form>
        <Preview values={form.values} />
      </div>
    </div>
  )
}

function goBack(): Promise<never> {
  flash({ title: 'Perfil actualizado', description: 'Los cambios ya se ven en tu perfil.' })
  location.replace(own)
  return new Promise(() => {})
}

function tellFailure(message: string): void {
  const description = `No se pudo actualizar el perfil: ${message}`
  toast({ title: 'Error', description, variant: 'destructive' })
}
