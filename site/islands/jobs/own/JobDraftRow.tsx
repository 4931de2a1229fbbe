import { useState } from 'react'
import type { JobDraftResponse } from '#site/lib/api.ts'
import { dayOfMonth } from '#services/platform/shared/formats.ts'
import { ConfirmDialog } from '#site/ui/dialogs/ConfirmDialog.tsx'
import { MoreMenu } from '#site/ui/dialogs/MoreMenu.tsx'
import { toast } from '#site/ui/toasts/toast.ts'
import { requestDraftDeletion } from './job-actions.ts'

interface Props {
  draft: JobDraftResponse
  /** True when it is the most urgent thing of the page. */
  isLoud: boolean
  /** Called with a message that stays after the toast is gone. */
  onDeleted(message: string): void
}

/** An unpublished draft of the employer. */
export function JobDraftRow({ draft, isLoud, onDeleted }: Props) {
  const [isAsked, setAsked] = useState(false)
  const { id, title, savedAt } = draft
  const name = title ? `«${title}»` : 'sin título'
  const goOn = `/post-job?borrador=${id}`
  async function remove() {
    const isDeleted = await requestDraftDeletion(id).then(
      () => true,
      () => false
    )
    setAsked(false)
    if (!isDeleted) return
    const description = `Hemos eliminado el borrador ${name}.`
    toast({ title: 'Borrador eliminado', description })
    onDeleted(description)
  }
  return (
    <tr className="draft">
      <td className="title" data-label="Puesto">
        <b>
          <a className="title-link" href={goOn}>
            {title ?? 'Sin título'}
          </a>
        </b>
        <span className="muted small block">
          {missingText(draft) ?? (
            <>
              Guardado el <time dateTime={savedAt}>{dayOfMonth(savedAt)}</time>
            </>
          )}
        </span>
      </td>
      <td className="num" data-label="Vistas" />
      <td data-label="Aplicaciones" />
      <td data-label="Estado">
        <span className="tag">Borrador</span>
      </td>
      <td className="do" data-label="Acciones">
        <div className="row gap-2">
          <a className={`button slim ${isLoud ? 'primary' : 'secondary'}`} href={goOn}>
            Seguir<span className="visually-hidden">{` con el borrador ${name}`}</span>
          </a>
          <MoreMenu label={`Más acciones para el borrador ${name}`}>
            <a href={`/jobs/${id}/vista-previa`}>
              Ver<span className="visually-hidden">{` cómo quedará ${name}`}</span>
            </a>
            <button className="last danger" type="button" onClick={() => setAsked(true)}>
              Borrar<span className="visually-hidden">{` el borrador ${name}`}</span>
            </button>
          </MoreMenu>
        </div>
        {isAsked && (
          <ConfirmDialog
            title={`¿Borrar el borrador ${name}?`}
            action="Borrar borrador"
            pending="Borrando…"
            onConfirm={remove}
            onClose={() => setAsked(false)}
          >
            <p>Lo que escribiste se pierde. No se puede deshacer.</p>
          </ConfirmDialog>
        )}
      </td>
    </tr>
  )
}

/** «Le falta dónde y contacto»; undefined when it has all that a job needs. */
function missingText(draft: JobDraftResponse): string | undefined {
  const missing = [
    !draft.title && 'título',
    !draft.description && 'descripción',
    !draft.location && 'dónde',
    !draft.jobType && 'jornada',
    !(draft.contactPhone && draft.contactEmail) && 'contacto'
  ].filter(Boolean)
  const last = missing.pop()
  if (!last) return undefined
  return `Le falta ${missing.length ? `${missing.join(', ')} y ` : ''}${last}`
}
