import { adultAge } from '#events/job-content/vocabulary.ts'
import {
  maxLocationLength,
  maxSkills,
  profileAge,
  profileDescriptionLength
} from '#services/candidate-profiles/shared/limits.ts'
import { experiences } from '#events/job-content/facets.ts'
import { provinceNames } from '#services/jobs/shared/provinces.ts'
import { ContactInText } from '#site/ui/fields/ContactInText.tsx'
import { PlaceField } from '#site/ui/fields/PlaceField.tsx'
import { SelectField } from '#site/ui/fields/SelectField.tsx'
import { TextAreaField } from '#site/ui/fields/TextAreaField.tsx'
import { emailInput, nameInput, phoneInput, TextField } from '#site/ui/fields/TextField.tsx'
import type { Form } from '#site/ui/forms/use-form.ts'
import { seenAsMinor } from '../visibility/visibility.ts'
import { ProfileTermFields } from './ProfileTermFields.tsx'

const phone = { name: 'contactPhone', label: 'Teléfono de contacto' }
const email = { name: 'contactEmail', label: 'Correo electrónico' }

/** Fields of a profile, in the dialog and on the edit page. */
export function ProfileFormFields({ form, max }: { form: Form; max: number }) {
  const age = Number(form.values['age'])
  const isMinor = age >= profileAge.min && age < adultAge
  return (
    <>
      <TextField form={form} name="fullName" label="Nombre completo" {...nameInput} />
      <div>
        <TextField
          form={form}
          name="age"
          label="Edad"
          hint={`De ${profileAge.min} a ${profileAge.max} años`}
          inputMode="numeric"
          kind="age"
        />
        <p className={isMinor ? 'notice below-field' : ''} role="status">
          {isMinor && seenAsMinor()}
        </p>
      </div>
      <TextField
        form={form}
        {...phone}
        hint="Solo se enseña a una empresa con cuenta que lo pida; tú verás cuál."
        {...phoneInput}
      />
      <TextField
        form={form}
        {...email}
        hint="Se enseña igual que el teléfono. Déjalo en blanco si prefieres que te llamen."
        isOptional
        {...emailInput}
      />
      <TextAreaField
        form={form}
        name="description"
        label="Descripción"
        hint="Qué sabes hacer, con qué caballos y qué buscas."
        min={profileDescriptionLength.min}
        max={max}
      />
      <ContactInProfile form={form} name="description" />
      <PlaceField form={form} others={provinceNames} maxLength={maxLocationLength} isOptional />
      <SelectField
        form={form}
        name="experience"
        label="Experiencia"
        options={experiences}
        none="Sin indicar"
        isOptional
      />
      <TextField
        form={form}
        name="skills"
        label="Habilidades"
        hint={`Separadas por comas, ${maxSkills} como máximo: doma, esquilado, carné B`}
        autoComplete="off"
        isOptional
      />
      <ContactInProfile form={form} name="skills" />
      <ProfileTermFields form={form} />
    </>
  )
}

function ContactInProfile({ form, name }: { form: Form; name: string }) {
  const reason = 'se lee en tu perfil sin pedirlo; en su campo, solo lo ve la empresa que lo pide.'
  return <ContactInText form={form} name={name} phone={phone} email={email} reason={reason} />
}
