import { useState } from 'react'
import type { JobDraftResponse } from '#site/lib/api.ts'
import { dayAndLongMonth } from '#site/lib/formats.ts'
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx'
import { toast } from '#site/ui/toast.ts'
import { requestDraftDeletion } from './job-actions.ts'

interface Props {
  drafts: JobDraftResponse[]
  /** Nothing else on the page is due more. */
  isLoud: boolean
  /** Called with a message that stays after the toast is gone. */
  onDeleted(message: string): void
}

/** What the employer has not published yet, the draft that was saved last first. */
export function JobDrafts({ drafts, isLoud, onDeleted }: Props) {
  const [asked, setAsked] = useState<JobDraftResponse>()
  async function remove(draft: JobDraftResponse) {
    const isDeleted = await requestDraftDeletion(draft.id).then(
      () => true,
      () => false
    )
    setAsked(undefined)
    if (!isDeleted) return
    const description = `Hemos eliminado el borrador ${nameOf(draft)}.`
    toast({ title: 'Borrador eliminado', description })
    onDeleted(description)
  }
  return (
    <section className="job-drafts" aria-labelledby="borradores">
      <h3 id="borradores">Borradores</h3>
      <ul>
        {drafts.map((draft, nth) => (
          <li key={draft.id}>
            <div>
              <b>{draft.title ?? 'Sin título'}</b>
              <p className="muted small">
                {draft.location && `${draft.location}. `}Guardado el{' '}
                <time dateTime={draft.savedAt}>{dayAndLongMonth(draft.savedAt)}</time>
              </p>
            </div>
            <div className="row">
              <a
                className={`button slim ${isLoud && nth === 0 ? 'primary' : 'secondary'}`}
                href={`/post-job?borrador=${draft.id}`}
              >
                Seguir<span className="visually-hidden">{` con el borrador ${nameOf(draft)}`}</span>
              </a>
              <a className="button slim quiet" href={`/jobs/${draft.id}/vista-previa`}>
                Ver<span className="visually-hidden">{` cómo quedará ${nameOf(draft)}`}</span>
              </a>
              <button className="button slim quiet" type="button" onClick={() => setAsked(draft)}>
                Borrar<span className="visually-hidden">{` el borrador ${nameOf(draft)}`}</span>
              </button>
            </div>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={`¿Borrar el borrador ${nameOf(asked)}?`}
          action="Borrar borrador"
          pending="Borrando…"
          onConfirm={() => remove(asked)}
          onClose={() => setAsked(undefined)}
        >
          <p>Lo que escribiste se pierde. No se puede deshacer.</p>
        </ConfirmDialog>
      )}
    </section>
  )
}

function nameOf({ title }: Pick<JobDraftResponse, 'title'>): string {
  return title ? `«${title}»` : 'sin título'
}
