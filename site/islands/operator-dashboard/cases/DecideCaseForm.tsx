import type { Go } from '../frame/operator-address.ts'
import { useEffect, useRef } from 'react'
import { type CaseRule, isRemoval, type RulingOutcome } from '#events/aggregates/case-choices.ts'
import { preparedFacts } from '#services/cases/shared/case-texts.ts'
import { CaseReasons } from '#services/cases/contract.ts'
import { invalidate } from '#site/stores/queries.ts'
import { SubmitButton } from '#site/ui/forms/SubmitButton.tsx'
import { toast } from '#site/ui/toasts/toast.ts'
import { useForm } from '#site/ui/forms/use-form.ts'
import { ValidatedForm } from '#site/ui/forms/ValidatedForm.tsx'
import { type CaseResponse, casesKey, sendDecision, isHeld } from '../frame/cases.ts'
import { ReasonsFields } from './ReasonsFields.tsx'
import { casesPath } from '../frame/operator-address.ts'
import { overviewKey } from '../frame/overview.ts'

interface Props {
  found: CaseResponse
  outcome: RulingOutcome
  verb: string
  onGo: Go
}

/** The sentence is prepared, and its button has the focus: the second press confirms it. */
export function DecideCaseForm({ found, outcome, verb, onGo }: Props) {
  const { id, revision, reports, decisions } = found
  const rule = mostNamed(reports.map(({ reason }) => reason)) ?? decisions[0]?.rule ?? 'otro'
  const box = useRef<HTMLDivElement>(null)
  const form = useForm({
    schema: CaseReasons,
    initial: { rule, ground: 'terms', facts: factsOf(found, outcome, rule) },
    send: reasons => sendDecision(id, { ...reasons, outcome, revision }),
    onSuccess: () => {
      toast({ title: 'Decidido', description: 'Está en «Decididas», donde se puede deshacer.' })
      invalidate(casesKey)
      invalidate(overviewKey)
      onGo(casesPath('pending'))
    },
    onFailure: () => invalidate(`${casesKey}/`),
    prefix: `${id}-`
  })
  useEffect(() => box.current?.querySelector('button')?.focus(), [])

  return (
    <ValidatedForm form={form}>
      <ReasonsFields form={form} prepare={used => factsOf(found, outcome, used)} />
      <div ref={box}>
        <SubmitButton form={form} text={`Confirmar: ${verb.toLowerCase()}`} pending="Guardando…" />
      </div>
    </ValidatedForm>
  )
}

/** Among equally frequent rules the one that was named last. */
function mostNamed(rules: CaseRule[]): CaseRule | undefined {
  const times = (rule: CaseRule) => rules.filter(used => used === rule).length
  return [...rules].sort((a, b) => times(b) - times(a))[0]
}

function factsOf(found: CaseResponse, outcome: RulingOutcome, rule: CaseRule): string {
  if (outcome !== 'kept') return preparedFacts(found.kind, rule)
  if (isRemoval(found.kind)) return 'Lo hemos mirado otra vez, y tienes razón.'
  return `Lo hemos mirado, y puede ${isHeld(found) ? 'publicarse' : 'verse'}.`
}
