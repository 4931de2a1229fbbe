import { useState } from 'react'
import { type JobResponse, errorMessage } from '#site/lib/api.ts'
import { requestRenewal, requestWithdrawal } from './job-actions.ts'

interface Options {
  id: string
  onRenewed(job: JobResponse): void
  onWithdrawn(): void
}

/** Actions of a job's owner, one at a time; a failure stays visible after its toast is gone. */
export function useJobActions({ id, onRenewed, onWithdrawn }: Options) {
  const [isRenewing, setRenewing] = useState(false)
  const [asked, setAsked] = useState<'close' | 'withdraw'>()
  const [failure, setFailure] = useState<string>()

  async function renew() {
    setRenewing(true)
    setFailure(undefined)
    await requestRenewal(id).then(onRenewed).catch(tell)
    setRenewing(false)
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
