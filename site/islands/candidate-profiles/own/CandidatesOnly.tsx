import { useEffect } from 'react'
import { ErrorPanel } from '#site/ui/feedback/ErrorPanel.tsx'
import { toast } from '#site/ui/feedback/toast.ts'

const title = 'Acceso denegado'
const description = 'Solo los candidatos pueden editar perfiles'

/** Shown to employers in place of the form. */
export function CandidatesOnly() {
  useEffect(() => toast({ title, description, variant: 'destructive' }), [])
  return (
    <ErrorPanel title={title} message={description} isWholePage>
      <a className="button primary" href="/candidates">
        Ver candidatos
      </a>
    </ErrorPanel>
  )
}
