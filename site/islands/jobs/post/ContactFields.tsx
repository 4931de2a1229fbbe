import { yards } from '#events/job-content/vocabulary.ts'
import { yardLabels } from '#services/jobs/labels.ts'
import { maxJobLineLength } from '#services/jobs/limits.ts'
import { provinceNames } from '#services/jobs/provinces.ts'
import { SelectField } from '#site/ui/SelectField.tsx'
import { emailInput, phoneInput, TextField } from '#site/ui/TextField.tsx'
import type { Form } from '#site/ui/use-form.ts'
import { FlagFields } from '#site/ui/ChoiceFields.tsx'
import { Fold } from '#site/ui/Fold.tsx'
import { yesChoice } from '#site/ui/yes-no.ts'
import { PlaceField } from '#site/ui/PlaceField.tsx'

/** Where the job is, and whom to call. */
export function ContactFields({ form }: { form: Form }) {
  return (
    <>
      <TextField
        form={form}
        name="companyName"
        label="Nombre de la empresa"
        hint="Si eres un particular, tu nombre."
        autoComplete="organization"
        maxLength={maxJobLineLength}
      />
      <PlaceField form={form} others={provinceNames} maxLength={maxJobLineLength} />
      <TextField
        form={form}
        name="contactPhone"
        label="Teléfono de contacto"
        hint="Mínimo 6 dígitos. Se verá en el anuncio."
        {...phoneInput}
      />
      <TextField
        form={form}
        name="contactEmail"
        label="Correo electrónico de contacto"
        hint="Se verá en el anuncio."
        {...emailInput}
      />
      <CentreFold form={form} />
    </>
  )
}

/** What kind of place it is, and what follows from it. */
function CentreFold({ form }: { form: Form }) {
  return (
    <div className="folds">
      <Fold
        form={form}
        title="Tipo de centro, permiso y menores"
        about="yeguada, escuela, particular"
        names={['yard', 'workPermit', 'minors']}
      >
        <SelectField
          form={form}
          name="yard"
          label="Tipo de centro"
          options={yards}
          labels={yardLabels}
          none="Sin decir"
          isOptional
        />
        <FlagFields
          form={form}
          label="En este puesto"
          flags={[
            ['workPermit', 'Tramitamos el permiso de trabajo'],
            ['minors', 'Hay trato habitual con menores']
          ]}
        />
        {form.values['minors'] === yesChoice && (
          <p className="notice small">
            Antes de contratar tienes que pedir el certificado negativo del Registro Central de
            Delincuentes Sexuales (Ley Orgánica 8/2021, artículo 57). El anuncio lo avisará. No se
            envía por aquí.
          </p>
        )}
      </Fold>
    </div>
  )
}
