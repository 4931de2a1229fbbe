import { Confirm } from '#site/islands/dialog/Confirm.tsx'
import type { useOwnJob } from './use-own-job.ts'

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
