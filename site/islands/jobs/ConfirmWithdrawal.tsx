import { Confirm } from '#site/ui/dialog/ConfirmDialog.tsx'
import type { useOwnJob } from './use-job-actions.ts'

interface Props {
  title: string
  own: Pick<ReturnType<typeof useOwnJob>, 'withdraw' | 'dismiss'>
}

export function ConfirmWithdrawal({ title, own: { withdraw, dismiss } }: Props) {
  return (
    <Confirm
      title={`¿Eliminar el anuncio «${title}»?`}
      action="Eliminar anuncio"
      pending="Eliminando…"
      onConfirm={withdraw}
      onClose={dismiss}
    >
      <p>Dejará de verse y nadie más podrá aplicar. No se puede deshacer.</p>
    </Confirm>
  )
}
