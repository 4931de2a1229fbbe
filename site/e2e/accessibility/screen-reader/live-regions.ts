/** Runs in the browser: from now on, what live regions of the page say is added to the log. */
export function hearLiveRegions(log: string[]): void {
  const selector = '[aria-live], [role=alert], [role=status], [role=log], output'
  /** Changed regions, with the text that was added to those which are not read as a whole. */
  let changed = new Map<HTMLElement, string>()
  const observer = new MutationObserver(mutations => {
    if (!changed.size) setTimeout(speak, 60)
    for (const { target, addedNodes } of mutations) {
      const parent = target instanceof Element ? target : target.parentElement
      const region = parent?.closest<HTMLElement>(selector)
      // What is only removed is not spoken.
      const added = target instanceof Element ? [...addedNodes] : [target]
      if (region && added.length)
        changed.set(region, [changed.get(region), ...added.map(textOf)].join(' '))
      // An alert is spoken when it is inserted; any other region must be there before its text.
      if (!region)
        for (const alert of added.flatMap(insertedAlerts)) changed.set(alert, textOf(alert))
    }
  })
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })

  function speak(): void {
    const regions = changed
    changed = new Map()
    for (const [region, added] of regions) {
      const text = textOf(region)
      const spoken = isWhole(region) ? text : added.trim()
      if (text && spoken && isHeard(region)) log.push(`${urgency(region)}: ${spoken}`)
    }
  }

  function insertedAlerts(node: Node): HTMLElement[] {
    if (!(node instanceof HTMLElement)) return []
    const within = [...node.querySelectorAll<HTMLElement>('[role=alert]')]
    return node.matches('[role=alert]') ? [node, ...within] : within
  }

  function isHeard(region: HTMLElement): boolean {
    const isSilent = region.closest('[aria-hidden=true], [aria-busy=true], [inert]')
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
    return (
      region.isConnected &&
      !isSilent &&
      urgency(region) !== 'off' &&
      (!modal || modal.contains(region))
    )
  }

  function isWhole(region: Element): boolean {
    const atomic = region.getAttribute('aria-atomic')
    return atomic ? atomic === 'true' : region.matches('[role=alert], [role=status], output')
  }

  function urgency(region: Element): string {
    const isAlert = region.matches('[role=alert]')
    return region.getAttribute('aria-live') ?? (isAlert ? 'assertive' : 'polite')
  }

  function textOf(node: Node): string {
    const isShown = !(node instanceof HTMLElement) || node.checkVisibility()
    const text = node instanceof HTMLElement ? node.innerText : node.textContent
    return isShown ? (text ?? '').replaceAll(/\s+/g, ' ').trim() : ''
  }
}

/** Runs in the browser: a reader that comes to a text reads it, while the log has only its role. */
export function hearFocusedText(log: string[]): void {
  const nameless = /^(paragraph|status|alert)$/
  document.body.addEventListener('focusin', ({ target }) => {
    setTimeout(() => {
      const index = log.findLastIndex(phrase => nameless.test(phrase))
      if (index >= 0) log[index] += `, ${(target as HTMLElement).innerText.replaceAll(/\s+/g, ' ')}`
    })
  })
}
