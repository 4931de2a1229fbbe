import { phoneDigits } from '#events/limits/users.ts'
import { termsIn } from '#events/job-content/job-terms.ts'
import { centreTypes } from '#events/job-content/vocabulary.ts'
import { centreTypeLabels } from '#services/words/words.ts'
import { maxJobLineLength } from '#events/limits/jobs.ts'
import { provinceNames } from '#services/jobs/shared/provinces.ts'
import { FlagFields } from '#site/ui/fields/ChoiceFields.tsx'
import { ContactInText } from '#site/ui/fields/ContactInText.tsx'
import { SelectField } from '#site/ui/fields/SelectField.tsx'
import { EmailField } from '#site/ui/fields/EmailField.tsx'
import { phoneInput, TextField } from '#site/ui/fields/TextField.tsx'
import type { Form } from '#site/ui/forms/use-form.ts'
import { Fold } from '#site/ui/forms/Fold.tsx'
import { yesChoice } from '#site/ui/forms/yes-no.ts'
import { NumberField } from '#site/ui/fields/NumberField.tsx'
import { PlaceField } from '#site/ui/fields/PlaceField.tsx'
import { keepContactName } from './job-form-values.ts'
import { TermChoices, TermFlags } from './TermFields.tsx'

const phone = { name: 'contactPhone', label: 'Teléfono de contacto' }
const email = { name: 'contactEmail', label: 'Correo electrónico de contacto' }

/** The place of the job and its contact. */
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
      <ContactInAd form={form} name="companyName" />
      <PlaceField form={form} others={provinceNames} maxLength={maxJobLineLength} />
      <TextField
        form={form}
        {...phone}
        hint={`Mínimo ${phoneDigits.min} dígitos. Se verá en el anuncio.`}
        {...phoneInput}
      />
      <EmailField form={form} {...email} hint="Se verá en el anuncio." />
      <TermChoices form={form} section="contact" />
      <div className="pair">
        <NumberField
          form={form}
          name="callHours.from"
          label="Llamadas desde las"
          unit="h"
          isOptional
        />
        <NumberField
          form={form}
          name="callHours.to"
          label="Llamadas hasta las"
          unit="h"
          isOptional
        />
      </div>
      {keepContactName in form.values && (
        <FlagFields
          form={form}
          label="Para tus próximos anuncios"
          flags={[[keepContactName, 'Usar siempre este teléfono y lugar']]}
        />
      )}
      <CentreFold form={form} />
    </>
  )
}

/** Offers to move a contact out of a text of the job, which everybody reads without a press. */
export function ContactInAd({ form, name }: { form: Form; name: string }) {
  const reason = 'se lee en el anuncio sin pulsar «Llamar» o «Escribir».'
  return <ContactInText form={form} name={name} phone={phone} email={email} reason={reason} />
}

/** The kind of place, and what depends on it. */
function CentreFold({ form }: { form: Form }) {
  return (
    <div className="folds">
      <Fold
        form={form}
        title="Tipo de centro, permiso y menores"
        about="yeguada, escuela, particular"
        names={['centreType', ...termsIn('centre')]}
      >
        <SelectField
          form={form}
          name="centreType"
          label="Tipo de centro"
          options={centreTypes}
          labels={centreTypeLabels}
          none="Sin decir"
          isOptional
        />
        <TermChoices form={form} section="centre" />
        <TermFlags form={form} label="En este puesto" section="centre" />
        {form.values['minors'] === yesChoice && (
          <p className="notice small">
            Antes de contratar tienes que pedir el certificado negativo del Registro Central de
            Delincuentes Sexuales (Ley Orgánica 8/2021, artículo 57). El anuncio lo dirá. No se
            envía por aquí.
          </p>
        )}
      </Fold>
    </div>
  )
}
