import { type ApplicationListView, applicationListViews } from './list-url.ts'

const storageKey = 'vista-aplicaciones'

/** The view that was chosen on this device, or persons. */
export function chosenView(): ApplicationListView {
  try {
    const stored = localStorage.getItem(storageKey)
    return applicationListViews.find(view => view === stored) ?? 'personas'
  } catch {
    return 'personas'
  }
}

export function chooseView(view: ApplicationListView): void {
  try {
    localStorage.setItem(storageKey, view)
  } catch {
    // A browser that stores nothing has the choice in its address.
  }
}
