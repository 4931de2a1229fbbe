import { callApi, apiClient, errorMessage } from '#site/lib/api.ts'
import { broadcastSessionChange } from '#site/lib/browser/session-stamp.ts'
import { flash, toast } from '#site/ui/feedback/toast.ts'

export async function logOut(button: HTMLButtonElement): Promise<void> {
  if (button.getAttribute('aria-disabled') === 'true') return
  button.setAttribute('aria-disabled', 'true')
  button.textContent = 'Cerrando sesión...'
  try {
    await callApi(apiClient.logout.$post())
    // Half-written texts belong to the person who leaves.
    sessionStorage.clear()
    broadcastSessionChange()
    flash({ title: 'Sesión cerrada', description: 'Has cerrado sesión correctamente' })
    location.assign('/auth')
  } catch (error) {
    button.removeAttribute('aria-disabled')
    button.textContent = 'Cerrar Sesión'
    toast({
      title: 'Error al cerrar sesión',
      description: errorMessage(error),
      variant: 'destructive'
    })
  }
}
