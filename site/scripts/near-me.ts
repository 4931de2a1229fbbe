import { nearestMunicipality } from '#events/places/shared/nearest-municipality.ts'
import { nearMeWords } from '#services/words/words.ts'

/** Milliseconds: a phone in a building may take as long. */
const patience = 15_000
/** Milliseconds for which the device need not look again. */
const maximumAge = 10 * 60_000

let isLooking = false

/**
 * Goes to the search of the form around the nearest municipality. Its code is all that leaves the device: the position is
 * compared here with the table of all of them.
 */
export async function searchNearMe(
  form: HTMLFormElement,
  status: HTMLElement,
  way: string | undefined
): Promise<void> {
  if (isLooking) return
  isLooking = true
  status.textContent = nearMeWords.looking
  try {
    const [position, columns] = await Promise.all([locate(), loadColumns()])
    if (typeof position === 'string') {
      status.textContent = position
      return
    }
    const { latitude: lat, longitude: lon } = position.coords
    const code = nearestMunicipality(columns, { lat, lon })
    status.textContent = code ? '' : nearMeWords.farAway
    if (code) go(searchAround(form, code), way)
  } finally {
    isLooking = false
  }
}

/** The position, or the sentence that says why there is none. */
function locate(): Promise<GeolocationPosition | string> {
  if (!isSecureContext || !navigator.geolocation) return Promise.resolve(nearMeWords.unsupported)
  return new Promise(resolve =>
    navigator.geolocation.getCurrentPosition(resolve, error => resolve(sentenceOf(error)), {
      timeout: patience,
      maximumAge
    })
  )
}

function sentenceOf({ code }: GeolocationPositionError): string {
  const { PERMISSION_DENIED, TIMEOUT } = GeolocationPositionError
  if (code === PERMISSION_DENIED) return nearMeWords.denied
  return code === TIMEOUT ? nearMeWords.late : nearMeWords.unknown
}

async function loadColumns(): Promise<Uint16Array> {
  const response = await fetch('/municipios.bin')
  if (!response.ok) throw new Error(`municipios.bin: ${response.status}`)
  return new Uint16Array(await response.arrayBuffer())
}

/** The address to which the form leads, with a municipality in place of the text. */
function searchAround(form: HTMLFormElement, code: string): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (value) query.append(name, String(value))
  query.delete('location')
  query.set('near', code)
  return `${form.action}?${query}`
}

/** The fields of some forms replace the entry of the history. */
function go(address: string, way: string | undefined): void {
  if (way === 'replace') location.replace(address)
  else location.assign(address)
}
