import { useRef, useState } from 'react'
import { callApi, apiClient } from '#site/lib/api.ts'
import type { DiagnosisResponse } from './diagnosis.ts'

export interface DiagnosisQuery {
  diagnosis: DiagnosisResponse | undefined
  error: Error | undefined
  isPending: boolean
  refresh(): Promise<void>
}

/** The diagnosis of the visitor's IP address, loaded on request, one call at a time. */
export function useDiagnosis(): DiagnosisQuery {
  const [diagnosis, setDiagnosis] = useState<DiagnosisResponse>()
  const [error, setError] = useState<Error>()
  const [isPending, setPending] = useState(false)
  const isAsking = useRef(false)
  async function ask() {
    if (isAsking.current) return
    isAsking.current = true
    setPending(true)
    try {
      setDiagnosis(await callApi(apiClient['ip-diagnostic'].$get()))
      setError(undefined)
    } catch (reason) {
      setError(reason instanceof Error ? reason : new Error('Error desconocido'))
    } finally {
      isAsking.current = false
      setPending(false)
    }
  }
  return { diagnosis, error, isPending, refresh: ask }
}
