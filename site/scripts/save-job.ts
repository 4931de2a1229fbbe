import { errorMessage } from '#site/lib/api.ts'
import { $savedJobs, keepJob, loadSavedJobs } from '#site/stores/saved-jobs.ts'
import { toast } from '#site/ui/toast.ts'

/** The bookmark of the job that its data name; with a text where it stands among words. */
class SaveJob extends HTMLElement {
  #button = document.createElement('button')
  #text = document.createElement('span')
  #stop: (() => void) | undefined

  connectedCallback() {
    this.#button.type = 'button'
    this.#button.replaceChildren(bookmark(), this.#text)
    this.#button.onclick = () => this.#press()
    this.replaceChildren(this.#button)
    this.#stop = $savedJobs.subscribe(ids => this.#show(ids?.includes(this.#id) ?? false))
  }

  disconnectedCallback() {
    this.#stop?.()
  }

  get #id() {
    return this.dataset['id'] ?? ''
  }

  #show(isSaved: boolean) {
    this.#button.ariaPressed = String(isSaved)
    if (this.dataset['title']) this.#button.ariaLabel = `Guardar: ${this.dataset['title']}`
    else this.#text.textContent = isSaved ? 'Guardado' : 'Guardar'
  }

  /** Shows the choice at once, and takes it back when it could not be kept. */
  async #press() {
    const isSaved = this.#button.ariaPressed !== 'true'
    this.#show(isSaved)
    try {
      const { isOnAccount } = await keepJob(this.#id, isSaved)
      document.documentElement.dataset['hasSaved'] = ''
      toast(isSaved ? savedToast(isOnAccount) : { title: 'Empleo quitado de tus guardados' })
    } catch (error) {
      console.error(error)
      this.#show(!isSaved)
      const description = error instanceof DOMException ? storageRefused : errorMessage(error)
      toast({ title: 'No se ha podido guardar el cambio', description, variant: 'destructive' })
    }
  }
}

const storageRefused =
  'Este navegador no deja guardar nada. Si entras en tu cuenta, los empleos se guardan en ella.'

function savedToast(isOnAccount: boolean) {
  const place = isOnAccount ? 'en tu cuenta' : `en este ${deviceName()}`
  return { title: 'Empleo guardado', description: `Guardado ${place}.` }
}

/** What the visitor calls it. */
const deviceName = () => (matchMedia('(pointer: coarse)').matches ? 'teléfono' : 'navegador')

function bookmark(): SVGSVGElement {
  const namespace = 'http://www.w3.org/2000/svg'
  const icon = document.createElementNS(namespace, 'svg')
  const path = document.createElementNS(namespace, 'path')
  icon.setAttribute('viewBox', '0 0 20 20')
  icon.ariaHidden = 'true'
  path.setAttribute('d', 'M5 3h10v14l-5-4-5 4z')
  icon.append(path)
  return icon
}

customElements.define('save-job', SaveJob)
loadSavedJobs().catch(console.error)
