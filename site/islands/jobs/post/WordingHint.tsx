import { useEffect, useState } from 'react'
import { formatCount } from '#services/platform/shared/spanish-formats.ts'
import type { Form } from '#site/ui/forms/use-form.ts'

type CheckText = typeof import('#services/jobs/shared/wording/ad-checker.ts').checkText

/** Points out wording that the law or the rules of the board object to, with a better one. */
export function WordingHint({ form, name }: { form: Form; name: string }) {
  const text = form.values[name] ?? ''
  const checkText = useAdChecker(text !== '')
  const findings = checkText?.(text, form.values['companyName']) ?? []
  if (!findings.length) return null
  return (
    <span className="notice warning wording-hint">
      <b>{formatCount(findings.length, 'expresión', 'expresiones')} que conviene cambiar</b>
      {findings.map(({ words, rule, better, isRefused }) => (
        <span key={`${words} ${rule}`}>
          <b>«{words}»</b>: {rule} {better} {isRefused && 'Así no se puede publicar.'}
        </span>
      ))}
    </span>
  )
}

/** The checker, once a text needs it; without it the server checks alone. */
function useAdChecker(isNeeded: boolean): CheckText | undefined {
  const [checkText, setCheckText] = useState<CheckText>()
  useEffect(() => {
    if (!isNeeded) return
    import('#services/jobs/shared/wording/ad-checker.ts')
      .then(part => setCheckText(() => part.checkText))
      .catch(console.error)
  }, [isNeeded])
  return checkText
}
