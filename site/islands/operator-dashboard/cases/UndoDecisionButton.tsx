import { useState } from 'react'
import { errorMessage } from '#site/lib/api.ts'
import { invalidate } from '#site/stores/queries.ts'
import { PendingButton } from '#site/ui/forms/PendingButton.tsx'
import { toast } from '#site/ui/toasts/toast.ts'
import { type CaseResponse, casesKey, sendUndo } from '../frame/cases.ts'
import { overviewKey } from '../frame/overview.ts'

/** Shows again what was taken down; the case is pending again. */
export function UndoDecisionButton({ found }: { found: CaseResponse }) {
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState('')
  async function undo() {
    setPending(true)
    setFailure('')
    try {
      await sendUndo(found.id, found.revision)
      toast({ title: 'Deshecho', description: 'El caso vuelve a «Por decidir».' })
      document.querySelector<HTMLElement>('[data-page-title]')?.focus()
      invalidate(overviewKey)
    } catch (error) {
      setFailure(errorMessage(error))
    } finally {
      setPending(false)
      invalidate(casesKey)
    }
  }
  return (
    <div className="stack">
      <PendingButton
        className="button secondary"
        isPending={isPending}
        pending="Deshaciendo…"
        onClick={undo}
      >
        Deshacer la decisión
      </PendingButton>
      <p className="block danger-text" role="status">
        {failure}
      </p>
    </div>
  )
}
