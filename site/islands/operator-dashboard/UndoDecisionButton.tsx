import { useState } from 'react'
import { errorMessage } from '#site/lib/api.ts'
import { invalidate } from '#site/stores/queries.ts'
import { PendingButton } from '#site/ui/PendingButton.tsx'
import { toast } from '#site/ui/toast.ts'
import { type CaseResponse, casesKey, sendUndo } from './cases.ts'
import { overviewKey } from './overview.ts'

/** What was taken down is seen again, and the case waits. */
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
      <p className="retry-error" role="status">
        {failure}
      </p>
    </div>
  )
}
