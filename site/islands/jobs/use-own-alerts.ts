import { useState } from 'react'
import { apiClient, callApi, errorMessage } from '#site/lib/api.ts'
import { updateCache, useQuery } from '#site/stores/queries.ts'
import { toast } from '#site/ui/toast.ts'
import type { AlertResponse } from './AlertItem.tsx'

const key = 'alerts'
const fetchAlerts = () => callApi(apiClient.alerts.$get())
type Alerts = Awaited<ReturnType<typeof fetchAlerts>>

/** The alerts of the account, what changes them, and the message of the last change. */
export function useOwnAlerts(onEnded: () => void) {
  const [message, setMessage] = useState('')
  const change = (changed: (alerts: AlertResponse[]) => AlertResponse[]) =>
    updateCache<Alerts>(key, ({ alerts }) => ({ alerts: changed(alerts) }))

  async function attempt(request: () => Promise<string>) {
    try {
      setMessage(await request())
    } catch (failure) {
      const description = errorMessage(failure)
      toast({ title: 'No se ha podido cambiar', description, variant: 'destructive' })
    }
  }
  const save = (id: string, every: AlertResponse['every']) =>
    attempt(async () => {
      const request = { param: { id }, json: { every } }
      const saved = await callApi(apiClient.alerts[':id'].$patch(request))
      change(alerts => alerts.map(alert => (alert.id === id ? { ...alert, ...saved } : alert)))
      return 'Guardado'
    })
  const end = (id: string) =>
    attempt(async () => {
      const ended = await callApi(apiClient.alerts[':id'].$delete({ param: { id } }))
      change(alerts => alerts.filter(alert => alert.id !== id))
      onEnded()
      return ended.message
    })
  return { ...useQuery(key, fetchAlerts), message, save, end }
}
