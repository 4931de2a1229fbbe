import { termsIn } from '#events/job-content/job-terms.ts'
import {
  facilities,
  housingCosts,
  housingKinds,
  ownHorseTerms
} from '#events/job-content/vocabulary.ts'
import {
  facilityLabels,
  housingCostLabels,
  housingLabels,
  ownHorseLabels
} from '#services/words/words.ts'
import type { Form } from '#site/ui/forms/use-form.ts'
import {
  FlagFields,
  PickField,
  PickSeveralField,
  YesNoField
} from '#site/ui/fields/ChoiceFields.tsx'
import { Fold } from '#site/ui/forms/Fold.tsx'
import { NumberField } from '#site/ui/fields/NumberField.tsx'
import { optionsOf } from '#site/ui/fields/options-of.ts'
import { PayFields } from './PayFields.tsx'
import { PhotosField } from './PhotosField.tsx'
import { TermChoices, TermFlags } from './TermFields.tsx'

/** Pay, housing, hours, own horse and team. */
export function OfferFields({ form }: { form: Form }) {
  return (
    <>
      <PayFields form={form} />
      <HousingFields form={form} />
      <PhotosField form={form} />
      <HoursFields form={form} />
      <div className="folds">
        <MoreHours form={form} />
        <HorsesAndTeam form={form} />
      </div>
    </>
  )
}

function HousingFields({ form }: { form: Form }) {
  const { 'housing.kind': kind = '', 'housing.cost': cost = '' } = form.values
  const isOffered = kind !== '' && kind !== 'no'
  const hasAmount = kind === 'ayuda-alquiler' || (cost !== '' && cost !== 'gratis')
  return (
    <fieldset className="group">
      <legend>Vivienda</legend>
      <PickField
        form={form}
        name="housing.kind"
        label="¿Qué vivienda ofreces?"
        options={optionsOf(housingKinds, housingLabels)}
        isOptional
      />
      {isOffered && kind !== 'ayuda-alquiler' && (
        <PickField
          form={form}
          name="housing.cost"
          label="¿Qué cuesta?"
          options={optionsOf(housingCosts, housingCostLabels)}
          isOptional
        />
      )}
      {isOffered && hasAmount && (
        <div className="pair">
          <NumberField
            form={form}
            name="housing.amount"
            label="Cuánto al mes"
            unit="€"
            isOptional
          />
        </div>
      )}
      {isOffered && <MoreHousing form={form} />}
    </fieldset>
  )
}

function MoreHousing({ form }: { form: Form }) {
  const flags = [
    ['housing.bills', 'Luz y agua incluidas'],
    ['housing.internet', 'Internet'],
    ['housing.meals', 'Comidas'],
    ['housing.couple', 'Cabe una pareja'],
    ['housing.children', 'Caben niños'],
    ['housing.dog', 'Se puede traer perro']
  ] as const
  return (
    <div className="folds">
      <Fold
        form={form}
        title="Más sobre la vivienda"
        about="pareja, perro, internet"
        names={flags.map(([name]) => name)}
      >
        <FlagFields form={form} label="La vivienda tiene o permite" flags={flags} />
      </Fold>
    </div>
  )
}

function HoursFields({ form }: { form: Form }) {
  return (
    <fieldset className="group">
      <legend>Horario</legend>
      <div className="pair">
        <NumberField form={form} name="hours.week" label="Horas a la semana" unit="h" isOptional />
      </div>
      <PickField
        form={form}
        name="hours.daysOff"
        label="Días libres a la semana"
        options={daysOffOptions(form.initial['hours.daysOff'])}
        isOptional
      />
    </fieldset>
  )
}

/** The usual choices, and those that the job has already. */
function daysOffOptions(said = ''): [string, string][] {
  const usual = ['1', '1,5', '2', '2,5', '3']
  return [...new Set(said ? [...usual, said] : usual)].map(days => [days, days])
}

function MoreHours({ form }: { form: Form }) {
  return (
    <Fold
      form={form}
      title="Más sobre el horario"
      about="guardias, fines de semana"
      names={['hours.split', ...termsIn('hours')]}
    >
      <TermChoices form={form} section="hours" />
      <YesNoField
        form={form}
        name="hours.split"
        label="Jornada"
        answers={['Jornada partida', 'Jornada continua']}
        isOptional
      />
      <TermFlags form={form} label="Además" section="hours" />
    </Fold>
  )
}

function HorsesAndTeam({ form }: { form: Form }) {
  return (
    <Fold
      form={form}
      title="Caballo propio y equipo"
      about="boxes, caballos por persona, pistas"
      names={['ownHorse', 'boxes', 'team', 'facilities']}
    >
      <PickField
        form={form}
        name="ownHorse"
        label="Quien venga, ¿puede traer su caballo?"
        options={optionsOf(ownHorseTerms, ownHorseLabels)}
        isOptional
      />
      <div className="pair">
        <NumberField form={form} name="boxes" label="Boxes para ellos" isOptional />
        <NumberField form={form} name="team.horses" label="Caballos" isOptional />
        <NumberField
          form={form}
          name="team.horsesPerPerson"
          label="Caballos por persona"
          isOptional
        />
        <NumberField form={form} name="team.people" label="Personas" isOptional />
      </div>
      <PickSeveralField
        form={form}
        name="facilities"
        label="Instalaciones"
        options={optionsOf(facilities, facilityLabels)}
        isOptional
      />
    </Fold>
  )
}
