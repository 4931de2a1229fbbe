import { useState } from 'react'
import { noConnection } from '#site/lib/api.ts'
import { toast } from '#site/ui/toasts/toast.ts'
import type { Application } from './list-url.ts'
import type { StatusDialog } from './StatusDialog.tsx'

interface Judging {
  application: Application
  StatusDialog: typeof StatusDialog
}

/** The dialog that changes a status; it comes, with its form and validator, when it is first wanted. */
export function useJudging() {
  const [judging, setJudging] = useState<Judging>()
  async function judge(application: Application) {
    const dialog = await import('./StatusDialog.tsx').catch(tellItDidNotCome)
    if (dialog) setJudging({ application, StatusDialog: dialog.StatusDialog })
  }
  return { judging, judge, rest: () => setJudging(undefined) }
}

function tellItDidNotCome(): undefined {
  toast({
    title: 'Error al actualizar estado',
    description: noConnection,
    variant: 'destructive'
  })
}
