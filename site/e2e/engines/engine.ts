/** How a visitor comes; on a desktop with the light theme and scripts unless said otherwise. */
export interface VisitKind {
  isOnPhone?: boolean
  isDark?: boolean
  hasScripts?: boolean
}

/** What the journeys need of a page in each browser; points are those of the window. */
export interface Tab {
  open(url: string): Promise<unknown>
  /** What the body of a function returns, which runs in the page at once, also where its scripts are off. */
  run<T>(body: string): Promise<T>
  press(x: number, y: number): Promise<unknown>
  type(text: string): Promise<unknown>
  screenshot(): Promise<Uint8Array>
}

export interface Engine {
  /** A tab of a browser that knows nothing of the tabs before. */
  openTab(visit: VisitKind): Promise<Tab>
  close(): Promise<void>
}

export const windowSizes = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 }
}
