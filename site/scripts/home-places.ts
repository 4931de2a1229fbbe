/** Milliseconds after the last key. */
const pause = 200

/** Suggests places whose name has the typed text: «Jerez de la Frontera, Cádiz». */
export function suggestPlaces(field: HTMLInputElement): void {
  const list = document.createElement('datalist')
  list.id = 'lugares'
  field.after(list)
  field.setAttribute('list', list.id)
  let asked: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const ask = () => {
    clearTimeout(timer)
    asked?.abort()
    const controller = new AbortController()
    asked = controller
    timer = setTimeout(() => show(field, list, controller.signal).catch(ignoreAborted), pause)
  }
  field.addEventListener('input', ask)
  ask()
}

async function show(
  { value }: HTMLInputElement,
  list: HTMLElement,
  signal: AbortSignal
): Promise<void> {
  const [text = ''] = value.split(',')
  if (text.trim().length < 2) return
  const query = new URLSearchParams({ text: text.trim() })
  const response = await fetch(`/api/places?${query}`, { signal })
  if (!response.ok) return
  const { places } = (await response.json()) as Places
  list.replaceChildren(...places.map(toOption))
}

interface Places {
  places: { name: string; province: string }[]
}

function toOption({ name, province }: Places['places'][number]): HTMLOptionElement {
  const option = document.createElement('option')
  option.value = province ? `${name}, ${province}` : name
  return option
}

/** Another key was pressed meanwhile, or there is no connection: the field works without. */
function ignoreAborted(error: unknown): void {
  if (!(error instanceof DOMException || error instanceof TypeError)) throw error
}
