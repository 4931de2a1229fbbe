import type { Go } from '../frame/operator-address.ts'
import { useEffect, useRef } from 'react'
import {
  type CaseRule,
  caseGrounds,
  caseRules,
  type RulingOutcome
} from '#events/aggregates/case-choices.ts'
import { groundLabels, preparedFacts } from '#services/cases/shared/case-texts.ts'
import { reportReasons } from '#services/words/words.ts'
import { CaseReasons } from '#services/cases/contract.ts'
import { maxFactsLength } from '#events/limits/cases.ts'
import { invalidate } from '#site/stores/queries.ts'
import { SelectField } from '#site/ui/fields/SelectField.tsx'
import { SubmitButton } from '#site/ui/forms/SubmitButton.tsx'
import { TextAreaField } from '#site/ui/fields/TextAreaField.tsx'
import { toast } from '#site/ui/toasts/toast.ts'
import { useForm } from '#site/ui/forms/use-form.ts'
import { ValidatedForm } from '#site/ui/forms/ValidatedForm.tsx'
import { type CaseResponse, casesKey, sendDecision, isHeld } from '../frame/cases.ts'
import { casesPath } from '../frame/operator-address.ts'
import { overviewKey } from '../frame/overview.ts'

interface Props {
  found: CaseResponse
  outcome: RulingOutcome
  verb: string
  onGo: Go
}

const ruleLabels = Object.fromEntries(caseRules.map(rule => [rule, reportReasons[rule]]))

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

  /** A sentence that was not edited follows the rule. */
  function set(name: string, value: string) {
    const isPrepared =
      form.values['facts'] === factsOf(found, outcome, form.values['rule'] as CaseRule)
    if (name !== 'rule' || !isPrepared) return form.set(name, value)
    form.change({ rule: value, facts: factsOf(found, outcome, value as CaseRule) })
  }

  const fields = { ...form, set }
  return (
    <ValidatedForm form={form}>
      <div className="stack gap-3 two-up">
        <SelectField
          form={fields}
          name="rule"
          label="Regla"
          options={caseRules}
          labels={ruleLabels}
        />
        <SelectField
          form={fields}
          name="ground"
          label="Se basa en"
          options={caseGrounds}
          labels={groundLabels}
        />
      </div>
      <TextAreaField
        form={fields}
        name="facts"
        label="Hechos"
        hint="Los leerá quien lo publica."
        max={maxFactsLength}
      />
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
  return `Lo hemos mirado, y puede ${isHeld(found) ? 'publicarse' : 'verse'}.`
}
