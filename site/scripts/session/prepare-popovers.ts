/** In browsers without popovers, a script opens and closes them. */
export function preparePopovers(): void {
  if (!('popover' in document.documentElement)) import('./popovers.ts').catch(console.error)
}
