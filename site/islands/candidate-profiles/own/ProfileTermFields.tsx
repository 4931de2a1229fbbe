import {
  anyDistance,
  askedLevels,
  askedSkills,
  disciplines,
  roles
} from '#events/job-content/vocabulary.ts'
import { radiuses } from '#events/places/shared/radiuses.ts'
import { maxProfileDisciplines, maxRoles } from '#services/candidate-profiles/shared/limits.ts'
import { askLabels, languageLabels, titleLabels } from '#services/words/words.ts'
import { disciplineLabels, roleLabels } from '#services/words/words.ts'
import {
  FlagFields,
  PickField,
  PickSeveralField,
  YesNoField
} from '#site/ui/fields/ChoiceFields.tsx'
import { Fold } from '#site/ui/forms/Fold.tsx'
import { DateField, NumberField } from '#site/ui/fields/NumberField.tsx'
import { optionsOf } from '#site/ui/fields/options-of.ts'
import type { Form } from '#site/ui/forms/use-form.ts'

const reaches: [string, string][] = [
  ...radiuses.map((km): [string, string] => [String(km), `${km}\u00a0km`]),
  [anyDistance, 'A cualquier sitio']
]
const sameText = (values: readonly (string | number)[]): [string, string][] =>
  values.map(value => [String(value), String(value)])

/** The terms of a profile in the vocabulary of jobs, folded: jobs are compared with them. */
export function ProfileTermFields({ form }: { form: Form }) {
  return (
    <>
      <WantedWork form={form} />
      <Abilities form={form} />
      <Circumstances form={form} />
    </>
  )
}

function WantedWork({ form }: { form: Form }) {
  return (
    <Fold
      form={form}
      title="El trabajo que buscas"
      about="Puestos, disciplinas, desde cuándo"
      names={['roles', 'disciplines', 'availableFrom', 'availableNow']}
    >
      <PickSeveralField
        form={form}
        name="roles"
        label="Puestos"
        hint={`Hasta ${maxRoles}.`}
        options={optionsOf(roles, roleLabels)}
      />
      <PickSeveralField
        form={form}
        name="disciplines"
        label="Disciplinas"
        hint={`Hasta ${maxProfileDisciplines}.`}
        options={optionsOf(disciplines, disciplineLabels)}
      />
      <FlagFields form={form} label="¿Desde cuándo?" flags={[['availableNow', 'Ya']]} />
      <DateField form={form} name="availableFrom" label="O desde el día" isOptional />
    </Fold>
  )
}

function Abilities({ form }: { form: Form }) {
  return (
    <Fold
      form={form}
      title="Lo que sabes y tienes"
      about="Galope, carnés, años, idiomas"
      names={['years', 'galope', 'carnes', 'knows', 'languages', 'titles']}
    >
      <NumberField form={form} name="years" label="Años de experiencia" unit="años" isOptional />
      <PickField form={form} name="galope" label="Galope" options={sameText(askedLevels.galope)} />
      <PickSeveralField
        form={form}
        name="carnes"
        label="Carnés"
        options={sameText(askedLevels.carne)}
      />
      <PickSeveralField
        form={form}
        name="knows"
        label="Sabes"
        options={optionsOf(askedSkills, askLabels)}
      />
      <PickSeveralField
        form={form}
        name="languages"
        label="Idiomas"
        options={optionsOf(askedLevels.idioma, languageLabels)}
      />
      <PickSeveralField
        form={form}
        name="titles"
        label="Títulos"
        options={optionsOf(askedLevels.titulo, titleLabels)}
      />
    </Fold>
  )
}

function Circumstances({ form }: { form: Form }) {
  return (
    <Fold
      form={form}
      title="Dónde y cómo"
      about="Hasta dónde irías, vivienda, caballo"
      names={['radius', 'wantsHousing', 'hasHorse']}
    >
      <PickField
        form={form}
        name="radius"
        label="¿Hasta dónde irías?"
        hint="Alrededor de tu ubicación."
        options={reaches}
      />
      <YesNoField
        form={form}
        name="wantsHousing"
        label="¿Necesitas vivienda?"
        answers={['Sí', 'No']}
      />
      <YesNoField
        form={form}
        name="hasHorse"
        label="¿Tienes caballo que vendría contigo?"
        answers={['Sí', 'No']}
      />
    </Fold>
  )
}
