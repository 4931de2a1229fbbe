/** What is wrong with a field of any form, by the code of its error; a value is a number or an e-mail address. */
import {
  coverLetterLength,
  minApplicantName,
  minApplicantPhone
} from '#events/limits/applications.ts'
import { mailCode, passwordLength } from '#events/limits/auth.ts'
import {
  blockWords,
  maxSkills,
  maxSkillsLength,
  minProfileName,
  minProfilePhone,
  profileDescriptionLength
} from '#events/limits/candidate-profiles.ts'
import { reportLength } from '#events/limits/cases.ts'
import {
  maxBioLength,
  maxDeletionReasonLength,
  maxNameLength,
  maxPlaceLength,
  phoneDigits
} from '#events/limits/users.ts'
import { radiuses } from '#events/places/shared/radiuses.ts'
import { anyOf, inWords } from '../shared/spanish-counts.ts'

export const fieldRefusals = {
  'municipality-unknown': 'El municipio no existe',
  'email-invalid': 'Introduce un correo electrónico válido',
  'location-too-long': `La ubicación no puede tener más de ${maxPlaceLength} caracteres`,
  'name-too-long': `El nombre no puede tener más de ${maxNameLength} caracteres`,
  'phone-too-long': 'El número de teléfono es demasiado largo',
  'characters-not-allowed': 'El texto contiene caracteres no permitidos',
  'field-missing': 'Este campo es obligatorio',
  'phone-characters': 'Escribe un solo teléfono, con cifras y sin palabras',
  'phone-premium': 'No se admiten teléfonos de tarificación especial (803, 806, 807 y 905)',
  'email-with-accents': (value: number | string) =>
    `Los correos no llevan acentos ni eñes antes de la @. ¿Es ${value}?`,
  'search-too-long': (value: number | string) =>
    `La búsqueda es demasiado larga: ${value} caracteres como máximo`,
  'username-too-short': (value: number | string) =>
    `El nombre de usuario debe tener al menos ${value} caracteres`,
  'username-too-long': (value: number | string) =>
    `El nombre de usuario no puede tener más de ${value} caracteres`,
  'username-characters':
    'El nombre de usuario solo puede llevar letras, números, puntos, guiones y guiones bajos'
}

/** What is wrong with a field of an account. */
export const accountFieldRefusals = {
  'account-phone-invalid': `El teléfono debe tener entre ${phoneDigits.min} y ${phoneDigits.max} dígitos`,
  'full-name-missing': 'El nombre completo es requerido',
  'full-name-too-long': `El nombre completo no puede tener más de ${maxNameLength} caracteres`,
  'bio-too-long': `La presentación no puede tener más de ${maxBioLength} caracteres`,
  'user-type-unknown': 'El tipo de cuenta debe ser empleador o candidato',
  'company-name-missing': 'El nombre de la empresa es requerido',
  'company-name-too-long': `El nombre de la empresa no puede tener más de ${maxNameLength} caracteres`,
  'picture-invalid': 'La foto no es válida',
  'mail-topic-unknown': 'Este correo no existe',
  'mail-topics-missing': 'Elige los correos que quieres',
  'login-missing': 'Escribe tu nombre de usuario o tu correo',
  'too-long': 'Es demasiado largo',
  'deletion-reason-too-long': `El motivo no puede tener más de ${maxDeletionReasonLength} caracteres`,
  'password-too-short': `La contraseña debe tener al menos ${passwordLength.min} caracteres`,
  'password-characters': 'La contraseña contiene caracteres no permitidos',
  'password-too-long': `La contraseña no puede tener más de ${passwordLength.max} caracteres`,
  'password-missing': 'Escribe tu contraseña',
  'passwords-differ': 'Las contraseñas no coinciden',
  'mail-code-invalid': `Escribe las ${inWords(mailCode.digits)} cifras que te hemos mandado`,
  'code-missing': 'Escribe el código',
  'code-too-long': 'El código es demasiado largo'
}

/** What is wrong with a field of an application or an alert. */
export const applicationFieldRefusals = {
  'alert-email-invalid': 'Debes proporcionar un correo electrónico válido',
  'cover-letter-too-short': `Debes incluir al menos ${coverLetterLength.min} caracteres explicando por qué quieres este trabajo`,
  'cover-letter-too-long': `Tu explicación no debe exceder los ${coverLetterLength.max} caracteres`,
  'applicant-name-too-short': `El nombre debe tener al menos ${minApplicantName} caracteres`,
  'applicant-email-invalid': 'Debes proporcionar un email válido',
  'phone-digits-too-few': `El teléfono debe tener al menos ${minApplicantPhone} dígitos`,
  'home-unknown':
    'No encontramos ese municipio. Escribe localidad y provincia, o déjalo en blanco.',
  'answer-unknown': 'Una de las respuestas no está en la lista',
  'interval-unknown': 'Elige cada cuánto te avisamos: cada día o cada semana'
}

/** What is wrong with a field of a candidate's profile. */
export const profileFieldRefusals = {
  'age-invalid': 'La edad debe ser un número entero',
  'age-too-low': (value: number | string) => `La edad mínima es ${value} años`,
  'age-too-high': (value: number | string) => `La edad máxima es ${value} años`,
  'profile-description-too-short': `La descripción debe tener al menos ${profileDescriptionLength.min} caracteres`,
  'profile-description-too-long': (value: number | string) =>
    `La descripción no debe exceder los ${value} caracteres`,
  'skills-too-long': `Las habilidades no pueden tener más de ${maxSkillsLength} caracteres`,
  'skills-too-many': `Puedes indicar ${maxSkills} habilidades como máximo`,
  'profile-name-too-short': `El nombre debe tener al menos ${minProfileName} caracteres`,
  'profile-phone-too-short': `El teléfono debe tener al menos ${minProfilePhone} caracteres`,
  'profile-email-invalid': 'El email debe ser válido',
  'experience-unknown': 'La experiencia no está en la lista',
  'travel-radius-unknown': `Indica hasta dónde irías: ${anyOf(radiuses)} kilómetros, o «cualquiera»`,
  'years-invalid': (value: number | string) => `Los años de experiencia van de 0 a ${value}`,
  'start-invalid': 'Indica desde cuándo puedes empezar: «ya» o una fecha',
  'roles-invalid': (value: number | string) => `Elige hasta ${value} puestos de la lista`,
  'disciplines-invalid': (value: number | string) => `Elige hasta ${value} disciplinas de la lista`,
  'licence-unknown': 'Uno de los carnés no está en la lista',
  'galope-unknown': (value: number | string) => `El galope va de 1 a ${value}`,
  'title-unknown': 'Uno de los títulos no está en la lista',
  'spoken-language-unknown': 'Uno de los idiomas no está en la lista',
  'skill-unknown': 'Una de las habilidades no está en la lista',
  'housing-answer-unknown': 'Responde sí o no a si necesitas vivienda',
  'horse-answer-unknown': 'Responde sí o no a si tienes caballo',
  'blocked-employer-unknown': 'Esta empresa no existe',
  'block-words-too-short': `Escribe al menos ${blockWords.min} letras del nombre o del lugar`,
  'block-words-too-long': `El nombre o el lugar no puede tener más de ${blockWords.max} caracteres`,
  'visibility-unknown': 'Elige quién ve tu perfil'
}

/** What is wrong with a message. */
export const messageFieldRefusals = {
  'receiver-missing': 'Debes indicar a quién escribes',
  'message-job-invalid': 'El empleo no es válido',
  'message-missing': 'Escribe un mensaje',
  'message-too-long': (value: number | string) =>
    `El mensaje no puede tener más de ${value} caracteres`
}

/** What is wrong with a report. */
export const reportFieldRefusals = {
  'report-target-unknown': 'No sabemos qué quieres denunciar',
  'report-reason-missing': 'Elige un motivo',
  'report-too-short': 'Cuéntanos en una frase qué pasa',
  'report-too-long': `El texto no puede tener más de ${reportLength.max} caracteres`
}
