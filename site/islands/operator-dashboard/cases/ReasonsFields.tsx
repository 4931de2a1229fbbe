import { type CaseRule, caseGrounds, caseRules } from '#events/aggregates/case-choices.ts'
import { groundLabels } from '#services/cases/shared/case-texts.ts'
import { reportReasons } from '#services/words/words.ts'
import { maxFactsLength } from '#events/limits/cases.ts'
import { SelectField } from '#site/ui/fields/SelectField.tsx'
import { TextAreaField } from '#site/ui/fields/TextAreaField.tsx'
import type { Form } from '#site/ui/forms/use-form.ts'

const ruleLabels = Object.fromEntries(caseRules.map(rule => [rule, reportReasons[rule]]))

/** Rule, ground and facts of a decision; facts that were not edited follow the rule. */
export function ReasonsFields({
  form,
  prepare
}: {
  form: Form
  /** The facts that are prepared for a rule. */
  prepare(rule: CaseRule): string
}) {
  function set(name: string, value: string) {
    const isPrepared = form.values['facts'] === prepare(form.values['rule'] as CaseRule)
    if (name !== 'rule' || !isPrepared) return form.set(name, value)
    form.change({ rule: value, facts: prepare(value as CaseRule) })
  }

  const fields = { ...form, set }
  return (
    <>
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
        hint="Los leerá la persona a quien afecta."
        max={maxFactsLength}
      />
    </>
  )
}
