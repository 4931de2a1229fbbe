/** The button beside the field of a place, which is shown from now on: no press is lost. What it does is loaded at the press. */
document.documentElement.dataset['nearMeReady'] = ''
addEventListener('click', async ({ target }) => {
  const button =
    target instanceof Element ? target.closest<HTMLButtonElement>('[data-near-me]') : null
  const form = button?.form
  const status = form?.querySelector<HTMLElement>('.near-me-status')
  if (!form || !status) return
  try {
    const { searchNearMe } = await import('./near-me.ts')
    await searchNearMe(form, status, button.dataset['nearMe'])
  } catch (error) {
    console.error(error)
    status.textContent = status.dataset['failed'] ?? ''
  }
})
