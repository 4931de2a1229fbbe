import { useState, useTransition } from 'react'
import { type JobResponse, errorMessage } from '#site/lib/api.ts'
import { requestRenewal, requestWithdrawal } from './job-actions.ts'

interface Options {
  id: string
  onRenewed(job: JobResponse): void
  onWithdrawn(): void
}

/** Actions of a job's owner, one at a time; a failure stays visible after its toast is gone. */
export function useJobActions({ id, onRenewed, onWithdrawn }: Options) {
  const [isRenewing, startRenewal] = useTransition()
  const [asked, setAsked] = useState<'close' | 'withdraw'>()
  const [failure, setFailure] = useState<string>()

  function renew() {
    setFailure(undefined)
    startRenewal(() => requestRenewal(id).then(onRenewed).catch(tell))
  }

  async function withdraw() {
    try {
      await requestWithdrawal(id)
      onWithdrawn()
    } catch (error) {
      tell(error)
      dismiss()
    }
  }

  const tell = (error: unknown) => setFailure(errorMessage(error))
  const dismiss = () => setAsked(undefined)
  return { isRenewing, asked, failure, renew, withdraw, ask: setAsked, dismiss }
}
