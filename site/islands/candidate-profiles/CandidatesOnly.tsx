import { useEffect } from 'react'
import { Failure } from '#site/ui/states/ErrorPanel.tsx'
import { toast } from '#site/ui/toasts/toast.ts'

const title = 'Acceso denegado'
const description = 'Solo los candidatos pueden editar perfiles'

/** What an employer sees instead of the form. */
export function OnlyCandidates() {
  useEffect(() => toast({ title, description, variant: 'destructive' }), [])
  return (
    <Failure title={title} message={description} isWholePage>
      <a className="button primary" href="/candidates">
        Ver candidatos
      </a>
    </Failure>
  )
}
