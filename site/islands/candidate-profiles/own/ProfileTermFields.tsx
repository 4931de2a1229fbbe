import {
  anyDistance,
  askedLevels,
  askedSkills,
  disciplines,
  roles
} from '#events/job-content/vocabulary.ts'
import { radiuses } from '#events/places/shared/radiuses.ts'
import { maxProfileDisciplines, maxRoles } from '#events/limits/candidate-profiles.ts'
import {
  askLabels,
  disciplineLabels,
  languageLabels,
  profileFieldWords,
  roleLabels,
  speech,
  titleLabels
} from '#services/words/words.ts'
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
  [anyDistance, profileFieldWords.anywhere]
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
      title={profileFieldWords.work}
      about={profileFieldWords.workAbout}
      names={['roles', 'disciplines', 'availableFrom', 'availableNow']}
    >
      <PickSeveralField
        form={form}
        name="roles"
        label={profileFieldWords.roles}
        hint={profileFieldWords.upTo(maxRoles)}
        options={optionsOf(roles, roleLabels)}
      />
      <PickSeveralField
        form={form}
        name="disciplines"
        label={profileFieldWords.disciplines}
        hint={profileFieldWords.upTo(maxProfileDisciplines)}
        options={optionsOf(disciplines, disciplineLabels)}
      />
      <FlagFields
        form={form}
        label={profileFieldWords.fromWhen}
        flags={[['availableNow', profileFieldWords.now]]}
      />
      <DateField form={form} name="availableFrom" label={profileFieldWords.orFrom} isOptional />
    </Fold>
  )
}

function Abilities({ form }: { form: Form }) {
  return (
    <Fold
      form={form}
      title={profileFieldWords.abilities}
      about={profileFieldWords.abilitiesAbout}
      names={['years', 'galope', 'carnes', 'knows', 'languages', 'titles']}
    >
      <NumberField
        form={form}
        name="years"
        label={profileFieldWords.yearsOfExperience}
        unit={profileFieldWords.years}
        isOptional
      />
      <PickField
        form={form}
        name="galope"
        label={profileFieldWords.galope}
        options={sameText(askedLevels.galope)}
      />
      <PickSeveralField
        form={form}
        name="carnes"
        label={profileFieldWords.licences}
        options={sameText(askedLevels.carne)}
      />
      <PickSeveralField
        form={form}
        name="knows"
        label={profileFieldWords.can}
        options={optionsOf(askedSkills, askLabels)}
      />
      <PickSeveralField
        form={form}
        name="languages"
        label={profileFieldWords.languages}
        options={optionsOf(askedLevels.idioma, languageLabels)}
      />
      <PickSeveralField
        form={form}
        name="titles"
        label={profileFieldWords.titles}
        options={optionsOf(askedLevels.titulo, titleLabels)}
      />
    </Fold>
  )
}

function Circumstances({ form }: { form: Form }) {
  return (
    <Fold
      form={form}
      title={profileFieldWords.circumstances}
      about={profileFieldWords.circumstancesAbout}
      names={['radius', 'wantsHousing', 'hasHorse']}
    >
      <PickField
        form={form}
        name="radius"
        label={profileFieldWords.howFar}
        hint={profileFieldWords.howFarHint}
        options={reaches}
      />
      <YesNoField
        form={form}
        name="wantsHousing"
        label={profileFieldWords.needsHousing}
        answers={[speech.yes, speech.no]}
      />
      <YesNoField
        form={form}
        name="hasHorse"
        label={profileFieldWords.bringsHorse}
        answers={[speech.yes, speech.no]}
      />
    </Fold>
  )
}
