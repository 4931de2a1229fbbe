import { callApi, apiClient, errorMessage } from '#site/lib/api.ts'
import { dropAllDeviceDrafts } from '#site/lib/browser/device-drafts.ts'
import { broadcastSessionChange } from '#site/lib/browser/session-stamp.ts'
import { tabStorage } from '#site/lib/storage/storage.ts'
import { mayWait } from '#site/lib/outbox/may-wait.ts'
import { findSession } from '#site/stores/session.ts'
import { flash, toast } from '#site/ui/toasts/toast.ts'
import { frameWords, speech } from '#services/words/words.ts'

export async function logOut(button: HTMLButtonElement): Promise<void> {
  if (button.getAttribute('aria-disabled') === 'true') return
  button.setAttribute('aria-disabled', 'true')
  button.textContent = frameWords.loggingOut
  try {
    // Loaded before the session ends: what waits must not stay because its script did not arrive.
    const outbox = mayWait() ? await import('#site/ui/outbox/outbox.ts') : undefined
    const session = await findSession()
    await callApi(apiClient.logout.$post())
    // Half-written texts belong to the person who leaves.
    tabStorage.keys().forEach(tabStorage.removeItem)
    dropAllDeviceDrafts()
    if (session.state === 'user') await outbox?.dropOf(session.user.id)
    broadcastSessionChange()
    flash({ title: frameWords.loggedOut, description: frameWords.loggedOutText })
    location.assign(speech.path('/auth'))
  } catch (error) {
    button.removeAttribute('aria-disabled')
    button.textContent = frameWords.logOut
    toast({
      title: frameWords.logOutFailed,
      description: errorMessage(error),
      variant: 'destructive'
    })
  }
}
