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
import { anyOf, inWords } from '../shared/english-counts.ts'
import type * as es from '../es/field-refusals.ts'

export const fieldRefusals: typeof es.fieldRefusals = {
  'municipality-unknown': 'There is no such municipality',
  'email-invalid': 'Type a valid e-mail address',
  'location-too-long': `The place can have ${maxPlaceLength} characters at most`,
  'name-too-long': `The name can have ${maxNameLength} characters at most`,
  'phone-too-long': 'The telephone number is too long',
  'characters-not-allowed': 'The text contains characters that are not allowed',
  'field-missing': 'This field is required',
  'phone-characters': 'Type one telephone number, in digits and without words',
  'phone-premium': 'Premium-rate numbers (803, 806, 807 and 905) are not accepted',
  'email-with-accents': value =>
    `E-mail addresses have no accents and no ñ before the @. Is it ${value}?`,
  'search-too-long': value => `The search is too long: ${value} characters at most`,
  'username-too-short': value => `The username must have at least ${value} characters`,
  'username-too-long': value => `The username can have ${value} characters at most`,
  'username-characters':
    'The username can have letters, digits, full stops, hyphens and underscores only'
}

export const accountFieldRefusals: typeof es.accountFieldRefusals = {
  'account-phone-invalid': `The telephone number must have ${phoneDigits.min} to ${phoneDigits.max} digits`,
  'full-name-missing': 'The full name is required',
  'full-name-too-long': `The full name can have ${maxNameLength} characters at most`,
  'bio-too-long': `What you say about yourself can have ${maxBioLength} characters at most`,
  'user-type-unknown': 'The account is for an employer or for a candidate',
  'company-name-missing': 'The name of the employer is required',
  'company-name-too-long': `The name of the employer can have ${maxNameLength} characters at most`,
  'picture-invalid': 'The picture is not valid',
  'mail-topic-unknown': 'There is no such e-mail',
  'mail-topics-missing': 'Choose the e-mails that you want',
  'login-missing': 'Type your username or your e-mail address',
  'too-long': 'It is too long',
  'deletion-reason-too-long': `The reason can have ${maxDeletionReasonLength} characters at most`,
  'password-too-short': `The password must have at least ${passwordLength.min} characters`,
  'password-characters': 'The password contains characters that are not allowed',
  'password-too-long': `The password can have ${passwordLength.max} characters at most`,
  'password-missing': 'Type your password',
  'passwords-differ': 'The passwords do not match',
  'mail-code-invalid': `Type the ${inWords(mailCode.digits)} digits that we have sent you`,
  'code-missing': 'Type the code',
  'code-too-long': 'The code is too long'
}

export const applicationFieldRefusals: typeof es.applicationFieldRefusals = {
  'alert-email-invalid': 'Give a valid e-mail address',
  'cover-letter-too-short': `Write at least ${coverLetterLength.min} characters about why you want this job`,
  'cover-letter-too-long': `Your cover letter can have ${coverLetterLength.max} characters at most`,
  'applicant-name-too-short': `The name must have at least ${minApplicantName} characters`,
  'applicant-email-invalid': 'Give a valid e-mail address',
  'phone-digits-too-few': `The telephone number must have at least ${minApplicantPhone} digits`,
  'home-unknown': 'We do not find that town. Write town and province, or leave it empty.',
  'answer-unknown': 'One of the answers is not one of the options',
  'interval-unknown': 'Choose how often we write to you: every day or every week'
}

export const profileFieldRefusals: typeof es.profileFieldRefusals = {
  'age-invalid': 'The age must be a whole number',
  'age-too-low': value => `The lowest age is ${value}`,
  'age-too-high': value => `The highest age is ${value}`,
  'profile-description-too-short': `The description must have at least ${profileDescriptionLength.min} characters`,
  'profile-description-too-long': value => `The description can have ${value} characters at most`,
  'skills-too-long': `The skills can have ${maxSkillsLength} characters at most`,
  'skills-too-many': `You can name ${maxSkills} skills at most`,
  'profile-name-too-short': `The name must have at least ${minProfileName} characters`,
  'profile-phone-too-short': `The telephone number must have at least ${minProfilePhone} characters`,
  'profile-email-invalid': 'The e-mail address must be valid',
  'experience-unknown': 'The experience is not one of the choices',
  'travel-radius-unknown': `Say how far you would go: ${anyOf(radiuses)} kilometres, or anywhere`,
  'years-invalid': value => `The years of experience go from 0 to ${value}`,
  'start-invalid': 'Say from when you can start: now, or a date',
  'roles-invalid': value => `Choose up to ${value} of the jobs offered`,
  'disciplines-invalid': value => `Choose up to ${value} of the disciplines offered`,
  'licence-unknown': 'One of the licences is not one of the choices',
  'galope-unknown': value => `The galope goes from 1 to ${value}`,
  'title-unknown': 'One of the qualifications is not one of the choices',
  'spoken-language-unknown': 'One of the languages is not one of the choices',
  'skill-unknown': 'Something that you can do is not one of the choices',
  'housing-answer-unknown': 'Whether you need housing is answered with yes or no',
  'horse-answer-unknown': 'Whether you have a horse is answered with yes or no',
  'blocked-employer-unknown': 'There is no such employer',
  'block-words-too-short': `Type at least ${blockWords.min} letters of the name or the place`,
  'block-words-too-long': `The name or the place can have ${blockWords.max} characters at most`,
  'visibility-unknown': 'Choose who sees your profile'
}

export const messageFieldRefusals: typeof es.messageFieldRefusals = {
  'receiver-missing': 'Say whom you write to',
  'message-job-invalid': 'The job is not valid',
  'message-missing': 'Write a message',
  'message-too-long': value => `The message can have ${value} characters at most`
}

export const reportFieldRefusals: typeof es.reportFieldRefusals = {
  'report-target-unknown': 'We do not know what you want to report',
  'report-reason-missing': 'Choose a reason',
  'report-too-short': 'Tell us in a sentence what is wrong',
  'report-too-long': `The text can have ${reportLength.max} characters at most`
}
