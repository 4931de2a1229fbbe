import { useState } from 'react'
import { apiClient, callApi, errorMessage } from '#site/lib/api.ts'
import { ConfirmDialog } from '#site/ui/dialogs/ConfirmDialog.tsx'
import { toast } from '#site/ui/feedback/toast.ts'
import { type ListedApplication, jobTitleOf } from './list-url.ts'

interface Props {
  application: ListedApplication
  onDone(changed: ListedApplication): void
}

/** Withdraws an own application after a confirmation. */
export function WithdrawApplication({ application, onDone }: Props) {
  const [isAsking, setAsking] = useState(false)
  const { id, status } = application
  async function withdraw() {
    const call = apiClient.applications[':id'].$delete({ param: { id } })
    const withdrawn = await callApi(call).catch(showFailure)
    setAsking(false)
    if (!withdrawn) return
    onDone(withdrawn)
    toast({ title: 'Aplicación retirada', description: 'La empresa ya no la ve.' })
  }
  return (
    <>
      <button className="button danger slim" type="button" onClick={() => setAsking(true)}>
        Retirar aplicación
      </button>
      {isAsking && (
        <ConfirmDialog
          title={`¿Retirar tu aplicación a «${jobTitleOf(application)}»?`}
          action="Retirar aplicación"
          pending="Retirando…"
          onConfirm={withdraw}
          onClose={() => setAsking(false)}
        >
          <p>La empresa dejará de ver lo que escribiste y tus datos de contacto.</p>
          <p>
            {status === 'rejected'
              ? 'No podrás volver a aplicar a este anuncio, porque la empresa ya te contestó.'
              : 'Podrás volver a aplicar mientras el anuncio siga abierto.'}
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

function showFailure(error: unknown): undefined {
  const description = errorMessage(error)
  toast({ title: 'Error al retirar la aplicación', description, variant: 'destructive' })
}
