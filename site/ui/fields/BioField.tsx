import { maxBioLength } from '#events/limits/users.ts'
import { bioInputs } from '../forms/account-inputs.ts'
import { ContactInText } from './ContactInText.tsx'
import { TextAreaField } from './TextAreaField.tsx'
import type { Form } from '../forms/use-form.ts'

/** The text of an account about itself: everybody reads that of an employer. */
export function BioField({ form, isEmployer }: { form: Form; isEmployer: boolean }) {
  return (
    <>
      <TextAreaField
        form={form}
        name="bio"
        {...bioInputs[isEmployer ? 'employer' : 'applicant']}
        max={maxBioLength}
        isOptional
      />
      {isEmployer && (
        <ContactInText
          form={form}
          name="bio"
          phone={{ name: 'phone', label: 'Teléfono' }}
          reason="se lee en tu página pública; de su campo pasa a tus anuncios, que lo enseñan a quien lo pide."
        />
      )}
    </>
  )
}
