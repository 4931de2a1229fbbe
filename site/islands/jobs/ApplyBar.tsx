import { useEffect, useState } from 'react'
import { CallIcon } from '#site/ui/ContactIcons.tsx'

/** What has the same actions. */
const watched = '#acciones > .apply, #aplicar'
/** Of the window, what the bar itself covers. */
const covered = '0px 0px -88px'

/** Below the width of two columns, the form and the phone while neither the form nor the link to it is in view. */
export function ApplyBar({ companyName }: { companyName: string }) {
  const isInView = useIsInView()
  const className = `apply-bar no-print ${isInView === undefined ? 'unmeasured' : ''}`
  return (
    <p className={className} hidden={isInView ?? false}>
      <a className="button primary" href="#aplicar">
        Aplicar
      </a>
      <button
        className="button secondary"
        type="submit"
        form="contactar"
        name="via"
        value="telefono"
        aria-label={`Llamar a ${companyName}`}
        onClick={callShownPhone}
      >
        <CallIcon />
      </button>
    </p>
  )
}

/** Once the phone is shown, there is no form to send. */
function callShownPhone(): void {
  document.querySelector<HTMLElement>('#acciones .verbs a')?.click()
}

/** Whether a watched element is in view; undefined until it is known. */
function useIsInView(): boolean | undefined {
  const [isInView, setInView] = useState<boolean>()
  useEffect(() => {
    const shown = new Set<Element>()
    const observer = new IntersectionObserver(
      entries => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) shown.add(target)
          else shown.delete(target)
        }
        setInView(shown.size > 0)
      },
      { rootMargin: covered }
    )
    for (const element of document.querySelectorAll(watched)) observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return isInView
}
