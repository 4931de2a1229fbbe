import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { apiClient, callApi, errorMessage, type JobResponse } from '#site/lib/api.ts'

/** Requests the contact of a job at a press, and goes on as the press wants; without a script the form of the page shows it. */
export function useJobContact(job: Pick<JobResponse, 'id' | 'title' | 'contactWay' | 'callHours'>) {
  const isPending = useRef(false)
  const [shown, setShown] = useState<ReactNode>()
  const [failure, setFailure] = useState<string>()

  async function show(event: FormEvent) {
    event.preventDefault()
    if (isPending.current) return
    isPending.current = true
    setFailure(undefined)
    const via = pressedVia(event.nativeEvent)
    try {
      const call = apiClient.jobs[':id'].contact.$post({ param: { id: job.id } })
      const [contact, { hrefOf, shownContact }] = await Promise.all([
        callApi(call),
        import('./ShownContact.tsx')
      ])
      setShown(shownContact({ ...job, ...contact }))
      const href = hrefOf(via, { ...job, ...contact })
      if (href && opens(href)) location.assign(href)
    } catch (error) {
      setFailure(errorMessage(error))
    }
    isPending.current = false
  }

  return { shown, failure, show }
}

/** On a computer without a program for calls, some browsers show an error in place of the page. */
const opens = (href: string): boolean =>
  !href.startsWith('tel:') || matchMedia('(pointer: coarse)').matches

function pressedVia(event: Event): string | undefined {
  const pressed = event instanceof SubmitEvent ? event.submitter : undefined
  return pressed instanceof HTMLButtonElement ? pressed.value : undefined
}
