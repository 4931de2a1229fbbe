import { hasFlash } from '#site/lib/browser/flash-storage.ts'
import { onSignedInClick } from './session/signed-in-links.ts'

const loadLinkTargets = () => import('./home-link-targets.ts')

onSignedInClick('a[data-link-target]', async link => (await loadLinkTargets()).follow(link))
if (hasFlash()) loadLinkTargets().catch(console.error)

/** Leaves empty fields out of the address. */
const form = document.querySelector<HTMLFormElement>('[data-search]')
form?.addEventListener('formdata', ({ formData }) => {
  for (const [name, value] of [...formData]) if (!String(value).trim()) formData.delete(name)
})

/** Suggestions of places are loaded with the first focus of the field. */
const place = form?.querySelector<HTMLInputElement>('[name=location]')
const loadPlaces = (field: HTMLInputElement) =>
  import('./home-places.ts').then(({ suggestPlaces }) => suggestPlaces(field))
place?.addEventListener('focus', () => loadPlaces(place).catch(console.error), { once: true })

/** Back restores the selects, so the details that hold them open. */
addEventListener('pageshow', () => {
  const isChosen = [...(form?.querySelectorAll('select') ?? [])].some(({ value }) => value)
  if (isChosen) form?.querySelector('details')?.setAttribute('open', '')
})
