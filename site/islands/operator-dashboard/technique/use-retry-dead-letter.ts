import { useRef, useState } from 'react'
import { callApi, apiClient, errorMessage } from '#site/lib/api.ts'
import { invalidate } from '#site/stores/queries.ts'
import { toast } from '#site/ui/feedback/toast.ts'
import { overviewKey } from '../frame/overview.ts'

/** Handles a parked event once more; it leaves the list when that works. */
export function useRetryDeadLetter(id: string) {
  const [failure, setFailure] = useState('')
  const [isPending, setPending] = useState(false)
  const isTrying = useRef(false)
  async function retry() {
    if (isTrying.current) return
    isTrying.current = true
    setPending(true)
    setFailure('')
    try {
      await callApi(apiClient.operator.parked[':id'].retry.$post({ param: { id } }))
      toast({ title: 'Evento procesado', description: 'Ya no está entre los fallidos.' })
      document.getElementById('fallidos')?.focus()
    } catch (error) {
      setFailure(errorMessage(error))
    } finally {
      isTrying.current = false
      setPending(false)
      invalidate(overviewKey)
    }
  }
  return { failure, isPending, retry }
}
