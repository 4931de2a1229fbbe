import { useState } from 'react'
import { apiClient, callApi, errorMessage } from '#site/lib/api.ts'
import { ConfirmDialog } from '#site/ui/dialogs/ConfirmDialog.tsx'
import { Quoting } from '#site/ui/Quoting.tsx'
import { toast } from '#site/ui/toasts/toast.ts'
import { type ListedApplication, jobTitleOf } from './list-url.ts'
import { applicationWords } from '#services/words/words.ts'

interface Props {
  application: ListedApplication
  onDone(changed: ListedApplication): void
}

/** Withdraws an own application after a confirmation. */
export function WithdrawApplication({ application, onDone }: Props) {
  const [isAsking, setAsking] = useState(false)
  const { id, status } = application
  async function withdraw() {
    const call = apiClient.applications[':id'].$delete({ param: { id } })
    const withdrawn = await callApi(call).catch(showFailure)
    setAsking(false)
    if (!withdrawn) return
    onDone(withdrawn)
    toast({ title: applicationWords.withdrawn, description: applicationWords.withdrawnText })
  }
  return (
    <>
      <button className="button danger slim" type="button" onClick={() => setAsking(true)}>
        {applicationWords.withdraw}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={<Quoting text={applicationWords.withdrawQuestion(jobTitleOf(application))} />}
          action={applicationWords.withdraw}
          pending={applicationWords.withdrawing}
          onConfirm={withdraw}
          onClose={() => setAsking(false)}
        >
          <p>{applicationWords.noLongerSeen}</p>
          <p>
            {status === 'rejected' ? applicationWords.notAgain : applicationWords.againWhileOpen}
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

function showFailure(error: unknown): undefined {
  const description = errorMessage(error)
  toast({ title: applicationWords.withdrawFailed, description, variant: 'destructive' })
}
