import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { apiClient, callApi, errorMessage } from '#site/lib/api.ts'

/** Asks for the contact of a job at a press; without a script the form of the page does the same. */
export function useJobContact(id: string, title: string) {
  const isPending = useRef(false)
  const [shown, setShown] = useState<ReactNode>()
  const [failure, setFailure] = useState<string>()

  async function show(event: FormEvent) {
    event.preventDefault()
    if (isPending.current) return
    isPending.current = true
    setFailure(undefined)
    try {
      const call = apiClient.jobs[':id'].contact.$post({ param: { id } })
      const [contact, { shownContact }] = await Promise.all([
        callApi(call),
        import('./ShownContact.tsx')
      ])
      setShown(shownContact({ title, ...contact }))
    } catch (error) {
      setFailure(errorMessage(error))
    }
    isPending.current = false
  }

  return { shown, failure, show }
}
