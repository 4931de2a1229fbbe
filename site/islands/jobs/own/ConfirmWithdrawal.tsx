import { ConfirmDialog } from '#site/ui/dialogs/ConfirmDialog.tsx'
import type { useJobActions } from './use-job-actions.ts'

interface Props {
  title: string
  own: Pick<ReturnType<typeof useJobActions>, 'withdraw' | 'dismiss'>
}

export function ConfirmWithdrawal({ title, own: { withdraw, dismiss } }: Props) {
  return (
    <ConfirmDialog
      title={`¿Eliminar el anuncio «${title}»?`}
      action="Eliminar anuncio"
      pending="Eliminando…"
      onConfirm={withdraw}
      onClose={dismiss}
    >
      <p>Dejará de verse y nadie más podrá aplicar. No se puede deshacer.</p>
    </ConfirmDialog>
  )
}
