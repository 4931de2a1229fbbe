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
  'email-invalid': 'Enter a valid email address',
  'location-too-long': `The location must be ${maxPlaceLength} characters or fewer`,
  'name-too-long': `The name must be ${maxNameLength} characters or fewer`,
  'phone-too-long': 'The phone number is too long',
  'characters-not-allowed': 'The text contains characters that are not allowed',
  'field-missing': 'This field is required',
  'phone-characters': 'Enter a single phone number, in digits and without words',
  'phone-premium': 'Premium-rate numbers (803, 806, 807 and 905) are not accepted',
  'email-with-accents': value =>
    `Email addresses have no accents and no ñ before the @. Is it ${value}?`,
  'search-too-long': value => `The search is too long: ${value} characters at most`,
  'username-too-short': value => `The username must be at least ${value} characters`,
  'username-too-long': value => `The username must be ${value} characters or fewer`,
  'username-characters':
    'The username can only have letters, digits, full stops, hyphens and underscores'
}

export const accountFieldRefusals: typeof es.accountFieldRefusals = {
  'account-phone-invalid': `The phone number must have ${phoneDigits.min} to ${phoneDigits.max} digits`,
  'full-name-missing': 'The full name is required',
  'full-name-too-long': `The full name must be ${maxNameLength} characters or fewer`,
  'bio-too-long': `What you say about yourself must be ${maxBioLength} characters or fewer`,
  'user-type-unknown': 'The account is for an employer or for a candidate',
  'company-name-missing': 'The name of the employer is required',
  'company-name-too-long': `The name of the employer must be ${maxNameLength} characters or fewer`,
  'picture-invalid': 'The picture is not valid',
  'mail-topic-unknown': 'There is no such email',
  'mail-topics-missing': 'Choose the emails you want',
  'login-missing': 'Enter your username or email address',
  'too-long': 'It is too long',
  'deletion-reason-too-long': `The reason must be ${maxDeletionReasonLength} characters or fewer`,
  'password-too-short': `The password must be at least ${passwordLength.min} characters`,
  'password-characters': 'The password contains characters that are not allowed',
  'password-too-long': `The password must be ${passwordLength.max} characters or fewer`,
  'password-missing': 'Enter your password',
  'passwords-differ': 'The passwords do not match',
  'mail-code-invalid': `Enter the ${inWords(mailCode.digits)} digits we sent you`,
  'code-missing': 'Enter the code',
  'code-too-long': 'The code is too long'
}

export const applicationFieldRefusals: typeof es.applicationFieldRefusals = {
  'alert-email-invalid': 'Enter a valid email address',
  'cover-letter-too-short': `Write at least ${coverLetterLength.min} characters about why you want this job`,
  'cover-letter-too-long': `Your cover letter must be ${coverLetterLength.max} characters or fewer`,
  'applicant-name-too-short': `The name must be at least ${minApplicantName} characters`,
  'applicant-email-invalid': 'Enter a valid email address',
  'phone-digits-too-few': `The phone number must have at least ${minApplicantPhone} digits`,
  'home-unknown': 'We can’t find that town. Enter the town and province, or leave it empty.',
  'answer-unknown': 'One of the answers is not on the list',
  'interval-unknown': 'Choose how often we write to you: every day or every week'
}

export const profileFieldRefusals: typeof es.profileFieldRefusals = {
  'age-invalid': 'The age must be a whole number',
  'age-too-low': value => `The minimum age is ${value}`,
  'age-too-high': value => `The maximum age is ${value}`,
  'profile-description-too-short': `The description must be at least ${profileDescriptionLength.min} characters`,
  'profile-description-too-long': value => `The description must be ${value} characters or fewer`,
  'skills-too-long': `The skills must be ${maxSkillsLength} characters or fewer`,
  'skills-too-many': `You can list up to ${maxSkills} skills`,
  'profile-name-too-short': `The name must be at least ${minProfileName} characters`,
  'profile-phone-too-short': `The phone number must have at least ${minProfilePhone} characters`,
  'profile-email-invalid': 'The email address must be valid',
  'experience-unknown': 'The experience is not on the list',
  'travel-radius-unknown': `Say how far you would go: ${anyOf(radiuses)} kilometres, or anywhere`,
  'years-invalid': value => `The years of experience go from 0 to ${value}`,
  'start-invalid': 'Say when you can start: now, or a date',
  'roles-invalid': value => `Choose up to ${value} roles from the list`,
  'disciplines-invalid': value => `Choose up to ${value} disciplines from the list`,
  'licence-unknown': 'One of the licences is not on the list',
  'galope-unknown': value => `The riding level (galope) goes from 1 to ${value}`,
  'title-unknown': 'One of the qualifications is not on the list',
  'spoken-language-unknown': 'One of the languages is not on the list',
  'skill-unknown': 'One of your skills is not on the list',
  'housing-answer-unknown': 'Answer yes or no to whether you need housing',
  'horse-answer-unknown': 'Answer yes or no to whether you have a horse',
  'blocked-employer-unknown': 'There is no such employer',
  'block-words-too-short': `Enter at least ${blockWords.min} letters of the name or the place`,
  'block-words-too-long': `The name or the place must be ${blockWords.max} characters or fewer`,
  'visibility-unknown': 'Choose who sees your profile'
}

export const messageFieldRefusals: typeof es.messageFieldRefusals = {
  'receiver-missing': 'Say who you’re writing to',
  'message-job-invalid': 'The job is not valid',
  'message-missing': 'Write a message',
  'message-too-long': value => `The message must be ${value} characters or fewer`
}

export const reportFieldRefusals: typeof es.reportFieldRefusals = {
  'report-target-unknown': 'We don’t know what you want to report',
  'report-reason-missing': 'Choose a reason',
  'report-too-short': 'Tell us in a sentence what is wrong',
  'report-too-long': `The text must be ${reportLength.max} characters or fewer`
}
