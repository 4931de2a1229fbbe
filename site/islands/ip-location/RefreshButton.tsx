import { PendingButton } from '#site/ui/forms/PendingButton.tsx'
import type { DiagnosisQuery } from './use-diagnosis.ts'

interface Props {
  asking: DiagnosisQuery
  text: string
  /** The text while the request is pending. */
  pending: string
}

export function RefreshButton({ asking: { isPending, refresh }, text, pending }: Props) {
  return (
    <div>
      <PendingButton
        className="button primary"
        isPending={isPending}
        pending={pending}
        onClick={refresh}
      >
        {text}
      </PendingButton>
    </div>
  )
}
