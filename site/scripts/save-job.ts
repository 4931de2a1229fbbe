import { errorMessage } from '#site/lib/api.ts'
import { onPageRestored } from '#site/lib/browser/on-page-restored.ts'
import { $savedJobs, keepJob, loadSavedJobs } from '#site/stores/saved-jobs.ts'
import { toast } from '#site/ui/toasts/toast.ts'
import { saveWords } from '#services/words/words.ts'

/** The bookmark of the job named in its data; with a text when it stands among words. */
class SaveJob extends HTMLElement {
  // Not `#stop`, for which Safari 15 needs helpers: each is a request of its own.
  private stop: (() => void) | undefined

  connectedCallback() {
    const button = document.createElement('button')
    const text = document.createElement('span')
    button.type = 'button'
    button.replaceChildren(bookmark(), text)
    this.replaceChildren(button)

    const show = (isSaved: boolean) => {
      const { title } = this.dataset
      button.setAttribute('aria-pressed', String(isSaved))
      if (title) button.setAttribute('aria-label', saveWords.saveNamed(title))
      else text.textContent = isSaved ? saveWords.saved : saveWords.save
    }
    const id = () => this.dataset['id'] ?? ''
    button.onclick = () => press(id(), button.getAttribute('aria-pressed') !== 'true', show)
    this.stop = $savedJobs.subscribe(ids => show(ids?.includes(id()) ?? false))
  }

  disconnectedCallback() {
    this.stop?.()
  }
}

/** Shows the choice at once, and reverts it when it could not be stored; the first one says where it is kept. */
async function press(id: string, isSaved: boolean, show: (isSaved: boolean) => void) {
  show(isSaved)
  try {
    const { isOnAccount } = await keepJob(id, isSaved)
    const { dataset } = document.documentElement
    const isFirst = dataset['hasSaved'] === undefined
    dataset['hasSaved'] = ''
    if (isFirst) toast(savedToast(isOnAccount))
  } catch (error) {
    console.error(error)
    show(!isSaved)
    toast({ title: saveWords.failed, description: errorMessage(error), variant: 'destructive' })
  }
}

function savedToast(isOnAccount: boolean) {
  return {
    title: saveWords.jobSaved,
    description: isOnAccount ? saveWords.savedInAccount : savedHere()
  }
}

/** The visitor's word for the device. */
const savedHere = () =>
  matchMedia('(pointer: coarse)').matches ? saveWords.savedOnPhone : saveWords.savedInBrowser

function bookmark(): SVGSVGElement {
  const namespace = 'http://www.w3.org/2000/svg'
  const icon = document.createElementNS(namespace, 'svg')
  const path = document.createElementNS(namespace, 'path')
  icon.setAttribute('viewBox', '0 0 20 20')
  icon.setAttribute('aria-hidden', 'true')
  path.setAttribute('d', 'M5 3h10v14l-5-4-5 4z')
  icon.append(path)
  return icon
}

customElements.define('save-job', SaveJob)
const load = () => void loadSavedJobs().catch(console.error)
load()
onPageRestored(load)
