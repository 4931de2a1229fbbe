import { experiences, jobTypes } from '#events/job-content/facets.ts'
import {
  jobDescriptionLength,
  maxJobLineLength,
  maxRequirementsLength
} from '#services/jobs/limits.ts'
import { SelectField } from '#site/ui/SelectField.tsx'
import { TextAreaField } from '#site/ui/TextAreaField.tsx'
import { emailInput, phoneInput, TextField } from '#site/ui/TextField.tsx'
import type { Form } from '#site/ui/use-form.ts'
import { LocationOptions } from '#site/islands/jobs/LocationOptions.tsx'
import { WordingHint } from './WordingHint.tsx'

const provinceListId = 'provincias'

/** The fields of a job, for posting and for editing. */
export function JobFormFields({ form }: { form: Form }) {
  return (
    <>
      <fieldset className="panel">
        <legend>El puesto</legend>
        <TextField
          form={form}
          name="title"
          label="Título del puesto"
          hint={
            <>
              Incluye las dos formas si cambian: mozo/a de cuadra, instructor/a.
              <WordingHint text={form.values['title']} />
            </>
          }
          autoComplete="off"
          maxLength={maxJobLineLength}
        />
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
              <WordingHint text={form.values['description']} />
            </>
          }
          {...jobDescriptionLength}
          isCapped
          rows={3}
        />
        <TextAreaField
          form={form}
          name="requirements"
          label="Requisitos"
          hint={
            <>
              Lo que hace falta para el puesto: carné de conducir, galopes, idiomas.
              <WordingHint text={form.values['requirements']} />
            </>
          }
          max={maxRequirementsLength}
          rows={4}
          isOptional
        />
      </fieldset>
      <fieldset className="panel">
        <legend>Dónde y quién</legend>
        <TextField
          form={form}
          name="companyName"
          label="Nombre de la empresa"
          hint="Si eres un particular, tu nombre."
          autoComplete="organization"
          maxLength={maxJobLineLength}
        />
        <TextField
          form={form}
          name="location"
          label="Ubicación"
          hint="Localidad y provincia, por ejemplo: Riaza, Segovia."
          autoComplete="off"
          list={provinceListId}
          maxLength={maxJobLineLength}
        />
        <LocationOptions id={provinceListId} />
      </fieldset>
      <fieldset className="panel">
        <legend>Contacto</legend>
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
      </fieldset>
    </>
  )
}
