import { jobTerms } from '#events/job-content/job-terms.ts'
import { experiences, jobTypes } from '#events/job-content/facets.ts'
import { contracts, disciplines, roles } from '#events/job-content/vocabulary.ts'
import { contractLabels, disciplineLabels, roleLabels } from '#services/words/words.ts'
import {
  jobDescriptionLength,
  maxDetailsLength,
  maxJobLineLength,
  maxRequirementsLength
} from '#events/limits/jobs.ts'
import { SelectField } from '#site/ui/fields/SelectField.tsx'
import { TextAreaField } from '#site/ui/fields/TextAreaField.tsx'
import { TextField } from '#site/ui/fields/TextField.tsx'
import type { Form } from '#site/ui/forms/use-form.ts'
import { AskList } from './AskList.tsx'
import { FlagFields, PickSeveralField } from '#site/ui/fields/ChoiceFields.tsx'
import { Fold } from '#site/ui/forms/Fold.tsx'
import { yesChoice } from '#site/ui/forms/yes-no.ts'
import { DateField, NumberField } from '#site/ui/fields/NumberField.tsx'
import { optionsOf } from '#site/ui/fields/options-of.ts'
import { ContactInAd } from './ContactFields.tsx'
import { PayInText } from './PayInText.tsx'
import { useEffect, useState } from 'react'
import { formatCount } from '#services/platform/shared/formats.ts'

/** The position and its requirements. */
export function PositionFields({ form }: { form: Form }) {
  return (
    <>
      <TextField
        form={form}
        name="title"
        label="Título del puesto"
        hint={
          <>
            Incluye las dos formas si cambian: mozo/a de cuadra, instructor/a.
            <WordingHint form={form} name="title" />
          </>
        }
        autoComplete="off"
        maxLength={maxJobLineLength}
      />
      <InText form={form} name="title" />
      <SelectField
        form={form}
        name="jobType"
        label="Tipo de empleo"
        options={jobTypes}
        none="Elige una opción"
      />
      <SelectField
        form={form}
        name="experience"
        label="Experiencia"
        options={experiences}
        none="Cualquiera"
        isOptional
      />
      <TextAreaField
        form={form}
        name="description"
        label="Descripción"
        hint={
          <>
            Di lo que ofreces: salario, horario, días libres, vivienda.
            <WordingHint form={form} name="description" />
          </>
        }
        {...jobDescriptionLength}
        isCapped
        longer={{
          offer: '¿Lo llevamos a «Más texto»?',
          done: 'Lo tienes entero en «Más texto».',
          move: text =>
            form.set('details', [form.values['details'], text].filter(Boolean).join('\n'))
        }}
        rows={3}
      />
      <InText form={form} name="description" />
      <TextAreaField
        form={form}
        name="requirements"
        label="Requisitos"
        hint={
          <>
            Lo que hace falta para el puesto: carné de conducir, galopes, idiomas.
            <WordingHint form={form} name="requirements" />
          </>
        }
        max={maxRequirementsLength}
        rows={4}
        isOptional
      />
      <InText form={form} name="requirements" />
      <PositionFolds form={form} />
    </>
  )
}

/** Finds in a text what belongs in fields of the other steps. */
function InText(props: { form: Form; name: string }) {
  return (
    <>
      <PayInText {...props} />
      <ContactInAd {...props} />
    </>
  )
}

/** The optional fields, folded. */
function PositionFolds({ form }: { form: Form }) {
  return (
    <div className="folds">
      <Fold
        form={form}
        title="Lo que pides, en lista"
        about="galopes, carné, idiomas"
        names={['asks']}
      >
        <AskList form={form} />
      </Fold>
      <TradeFields form={form} />
      <ContractFields form={form} />
      <Fold form={form} title="Más texto" about="el día a día, el equipo" names={['details']}>
        <TextAreaField
          form={form}
          name="details"
          label="Todo lo demás"
          hint={<WordingHint form={form} name="details" />}
          max={maxDetailsLength}
          rows={6}
          isOptional
        />
        <InText form={form} name="details" />
      </Fold>
    </div>
  )
}

function TradeFields({ form }: { form: Form }) {
  return (
    <Fold
      form={form}
      title="Oficio y disciplinas"
      about="para que te encuentren"
      names={['role', 'disciplines']}
    >
      <SelectField
        form={form}
        name="role"
        label="Oficio"
        options={roles}
        labels={roleLabels}
        none="Sin decir"
        isOptional
      />
      <PickSeveralField
        form={form}
        name="disciplines"
        label="Disciplinas"
        hint={`Hasta ${jobTerms.disciplines.max}.`}
        options={optionsOf(disciplines, disciplineLabels)}
        isOptional
      />
    </Fold>
  )
}

function ContractFields({ form }: { form: Form }) {
  return (
    <Fold
      form={form}
      title="Contrato y fechas"
      about="alta, prueba, desde cuándo"
      names={['contract', 'alta', 'prueba', 'start']}
    >
      <SelectField
        form={form}
        name="contract"
        label="Contrato"
        options={contracts}
        labels={contractLabels}
        none="Sin decir"
        isOptional
      />
      <FlagFields
        form={form}
        label="Lo que prometes"
        flags={[['alta', 'Contrato y alta desde el primer día']]}
      />
      <NumberField
        form={form}
        name="prueba.days"
        label="Días de prueba, pagados"
        hint="Déjalo vacío si no hay prueba."
        isOptional
      />
      <FlagFields
        form={form}
        label="Cuándo se empieza"
        flags={[
          ['start.now', 'Ya'],
          ['start.season', 'Es por temporada']
        ]}
      />
      <div className="pair">
        {form.values['start.now'] !== yesChoice && (
          <DateField form={form} name="start.date" label="Desde el día" isOptional />
        )}
        <DateField form={form} name="start.until" label="Hasta el día" isOptional />
      </div>
    </Fold>
  )
}

type CheckText = typeof import('#services/jobs/shared/wording/ad-checker.ts').checkText

/** Points out wording that the law or the rules of the board object to, with a better one. */
function WordingHint({ form, name }: { form: Form; name: string }) {
  const text = form.values[name] ?? ''
  const checkText = useAdChecker(text !== '')
  const findings = checkText?.(text, form.values['companyName']) ?? []
  if (!findings.length) return null
  return (
    <span className="notice warning wording-hint">
      <b>{`${formatCount(findings.length, 'expresión', 'expresiones')} que conviene cambiar`}</b>
      {findings.map(({ words, rule, better, isRefused }) => (
        <span key={`${words} ${rule}`}>
          <b>«{words}»</b>: {rule} {better} {isRefused && 'Así no se puede publicar.'}
        </span>
      ))}
    </span>
  )
}

/** Loads the checker once a text needs it; without it only the server checks. */
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
