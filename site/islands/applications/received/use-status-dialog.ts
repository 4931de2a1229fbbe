import { useState } from 'react'
import { connectionErrorMessage } from '#site/lib/api.ts'
import { toast } from '#site/ui/feedback/toast.ts'
import type { ListedApplication } from '../list/list-url.ts'
import type { StatusDialog } from './StatusDialog.tsx'

interface OpenStatusDialog {
  application: ListedApplication
  StatusDialog: typeof StatusDialog
}

/** The dialog that changes a status; it comes, with its form and validator, when it is first wanted. */
export function useStatusDialog() {
  const [dialog, setDialog] = useState<OpenStatusDialog>()
  async function open(application: ListedApplication) {
    const dialog = await import('./StatusDialog.tsx').catch(showLoadError)
    if (dialog) setDialog({ application, StatusDialog: dialog.StatusDialog })
  }
  return { dialog, open, close: () => setDialog(undefined) }
}

function showLoadError(): undefined {
  toast({
    title: 'Error al actualizar estado',
    description: connectionErrorMessage,
    variant: 'destructive'
  })
}
