import { startTransition, useActionState } from 'react'
import { callApi, apiClient } from '#site/lib/api.ts'
import type { DiagnosisResponse } from './diagnosis.ts'

interface Asked {
  diagnosis?: DiagnosisResponse | undefined
  error?: Error | undefined
}

export interface DiagnosisQuery extends Asked {
  isPending: boolean
  refresh(): void
}

/** The diagnosis of the visitor's IP address, loaded on request; after a failure the last one stays. */
export function useDiagnosis(): DiagnosisQuery {
  const [asked, ask, isPending] = useActionState(askDiagnosis, {})
  return { ...asked, isPending, refresh: () => startTransition(ask) }
}

async function askDiagnosis({ diagnosis }: Asked): Promise<Asked> {
  try {
    return { diagnosis: await callApi(apiClient['ip-diagnostic'].$get()) }
  } catch (reason) {
    return { diagnosis, error: reason instanceof Error ? reason : new Error('Error desconocido') }
  }
}
