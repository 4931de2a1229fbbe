import { useState } from 'react'
import { apiClient, callApi, errorMessage } from '#site/lib/api.ts'
import { PendingButton } from '#site/ui/forms/PendingButton.tsx'
import { toast } from '#site/ui/toasts/toast.ts'
import { accountWords } from '#services/words/words.ts'

/** Sends an e-mail to the newest address of the account. */
export function SendAgain({ text, label }: { text: string; label: string }) {
  const [isPending, setPending] = useState(false)
  const [isSent, setSent] = useState(false)
  async function send() {
    setPending(true)
    try {
      await callApi(apiClient['email-confirmations'].$post())
      setSent(true)
    } catch (error) {
      const description = errorMessage(error)
      toast({ title: accountWords.notWritten, description, variant: 'destructive' })
    } finally {
      setPending(false)
    }
  }
  return (
    <div role="status">
      {isSent ? (
        <p className="small">{accountWords.written}</p>
      ) : (
        <PendingButton
          className="button quiet slim at-end"
          isPending={isPending}
          pending={accountWords.sending}
          aria-label={label}
          onClick={send}
        >
          {text}
        </PendingButton>
      )}
    </div>
  )
}
