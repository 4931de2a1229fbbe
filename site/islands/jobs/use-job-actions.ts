import { useState } from 'react'
import { type JobView, sentenceOf } from '#site/lib/api.ts'
import { renewJob, withdrawJob } from './job-actions.ts'

interface Options {
  id: string
  onRenewed(job: JobView): void
  onWithdrawn(): void
}

/** What an owner does with an ad, one thing at a time; a failure stays to be read when its toast has gone. */
export function useOwnJob({ id, onRenewed, onWithdrawn }: Options) {
  const [isRenewing, setRenewing] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function renew() {
    setRenewing(true)
    setFailure(undefined)
    await renewJob(id).then(onRenewed).catch(tell)
    setRenewing(false)
  }

  async function withdraw() {
    try {
      await withdrawJob(id)
      onWithdrawn()
    } catch (error) {
      tell(error)
      setAsking(false)
    }
  }

  const tell = (error: unknown) => setFailure(sentenceOf(error))
  const ask = () => setAsking(true)
  const dismiss = () => setAsking(false)
  return { isRenewing, isAsking, failure, renew, withdraw, ask, dismiss }
}
