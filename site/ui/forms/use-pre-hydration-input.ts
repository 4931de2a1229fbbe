import { useEffect, useEffectEvent } from 'react'

/** Takes over text that was typed before hydration. */
export function usePreHydrationInput(
  known: Record<string, string>,
  id: (name: string) => string,
  keep: (typed: Record<string, string>) => void
): void {
  const read = useEffectEvent(() => {
    const inputs = Object.keys(known).map(name => [name, inputValue(id(name))] as const)
    const typed = inputs.filter(([name, text]) => text !== undefined && text !== known[name])
    if (typed.length) keep(Object.fromEntries(typed.map(([name, text = '']) => [name, text])))
  })
  useEffect(() => read(), [])
}

function inputValue(id: string): string | undefined {
  const field = document.getElementById(id)
  const input = (field && chosenRadio(field)) ?? field
  const isUnchecked = input?.matches('[type=radio]:not(:checked), [type=checkbox]')
  const isText = input?.matches('input:not([type=file]), textarea, select')
  return isText && !isUnchecked && input && 'value' in input ? String(input.value) : undefined
}

/** The chosen radio button of a field, of which the first has the id. */
function chosenRadio(first: HTMLElement): HTMLInputElement | null {
  const name = first.matches('[type=radio]') ? first.getAttribute('name') : null
  const form = first.closest('form') ?? document
  return name === null ? null : form.querySelector(`[type=radio][name="${name}"]:checked`)
}
