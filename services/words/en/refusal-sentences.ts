import { maxIdempotencyKey } from '#events/limits/requests.ts'
import { askAgainDays, correctionMinutes } from '#events/limits/applications.ts'
import { mailCode, passwordLinkMinutes } from '#events/limits/auth.ts'
import { inWords, minutes } from '../shared/english-counts.ts'
import { brand } from '../shared/brand.ts'

/** What a candidate, or a visitor, can meet; a sentence for employers and operators stays Spanish. */
const sentences: Record<string, string> = {
  'account-exists': 'This account exists already. Sign in.',
  'account-link-over': `This link no longer works. Ask for another one and use it within ${minutes(passwordLinkMinutes)}.`,
  'address-not-found': 'There is no such address',
  'alert-email-invalid': 'Give a valid e-mail address',
  'alert-exists': 'This alert exists already',
  'alert-not-found': 'This alert no longer exists',
  'alphabets-mixed': 'A name is written in the letters of one alphabet. Write it again.',
  'already-exists': 'It exists already',
  'another-account': 'Another account wrote this. Sign out, and sign in with that one to send it.',
  answered: 'The employer has answered you already',
  'appeal-form-not-found': 'The time to complain is over, or the link is not valid.',
  'appeal-over': 'The time to complain is over, or the link is not valid.',
  'appealed-already': 'You have complained about this decision. A person is looking at it.',
  'application-exists': 'This application exists already',
  'application-link-over': 'This link no longer works.',
  'application-of-account':
    'This application is in your account. Sign in and write from “Messages”.',
  'application-not-found': 'This application no longer exists',
  'application-withdrawn': 'This application was withdrawn',
  'applied-already': 'You have already applied for this job',
  'asked-already': 'You have asked already. If they do not answer, you can write them a message.',
  'body-compressed': 'Send the content uncompressed (without Content-Encoding).',
  'body-too-large': 'The content is too large',
  'brand-in-name': `“${brand}” is this site: in another name it would look as if ${brand} wrote. Take it out or, if it is your surname, use its initial.`,
  'candidate-profile-active': 'You already have an active profile. Delete it to make another one.',
  'candidate-profile-exists': 'This profile exists already',
  'candidate-profile-hidden': 'We have removed this profile.',
  'candidate-profile-not-found': 'There is no such profile',
  'candidate-required': 'To offer your work you need a candidate account.',
  'code-wrong': 'The code is wrong or was used before',
  'confirmation-link-over':
    'This link no longer works. Sign in and ask for another one in your profile.',
  'confirms-other-account':
    'This link is of another account. Sign out, and sign in with that one to confirm its address.',
  'contact-ended': 'You cannot write to this person now',
  'contact-gone': 'This ad is over: its contact is no longer shown.',
  'correction-over': `More than ${minutes(correctionMinutes)} has passed and it can no longer be corrected. If you send it again, the employer gets both.`,
  'credentials-wrong': 'Wrong username or password',
  'decision-not-in-force': 'This decision is no longer in force: there is no need to complain.',
  'email-taken': 'The e-mail address is registered already',
  'employer-gone': 'This employer no longer has an account',
  'employer-hidden': 'We have hidden the page of this employer',
  'employer-not-found': 'There is no such employer',
  'employer-required': 'To publish jobs you need an employer account.',
  'employer-without-page': 'This employer has no page',
  'form-required': 'The content has to be sent as a form',
  'from-another-site': 'The request comes from another site and was refused.',
  'headers-too-long': 'The address or the headers of the request are too long',
  'hidden-field-filled':
    'You have filled in a field that has to stay empty. We have emptied it: send the form again.',
  'hidden-from-employer':
    'You are hidden from this employer. To write to them, show yourself again under who sees your profile.',
  'idempotency-key-reused': 'What you sent before did arrive. Check it before you send it again.',
  'invalid-idempotency-key': `The idempotency key must have 1 to ${maxIdempotencyKey} ASCII characters`,
  'invalid-json': 'The JSON of the request is not valid',
  'invalid-request': 'The request is not valid',
  'invalid-value': 'This value is not valid',
  'ip-mismatch': 'The IP address is not the one that our server sees',
  'job-gone': 'We could not find this job.',
  'job-held': 'We are reviewing this ad before it is published.',
  'job-hidden': `${brand} has removed this ad.`,
  'job-not-found': 'We could not find this job.',
  'job-takes-no-applications': 'This ad takes no more applications',
  'json-required': 'The content has to be sent as JSON (application/json)',
  'link-over': 'This link no longer works.',
  'mail-code-over': `This code no longer works: it is valid for ${minutes(mailCode.minutes)}, once, with ${inWords(mailCode.tries)} tries, and in the browser in which you asked for it. Ask for another one here.`,
  'mail-code-wrong': 'The code is wrong. Look at the last e-mail that we sent you.',
  'mail-codes-used-up':
    'Too many wrong codes were typed for this address today. Sign in with your password or, if you do not remember it, choose another one under “Have you forgotten your password?”.',
  'mail-off': 'This site sends no e-mails: write to the people who run it.',
  'message-exists': 'This message exists already',
  'message-not-found': 'We cannot find this message',
  'method-not-supported': 'This address does not support that method',
  'municipality-unknown': 'There is no such municipality',
  'no-shared-application': 'You can only write to people with whom you share an application',
  'no-talk': 'The employer has not said that you have talked',
  'not-allowed': 'You are not allowed to do this',
  'not-profile-owner': 'You are not allowed to change this profile',
  'not-ready': 'We cannot answer yet. Try again in a few seconds.',
  'not-signed-in': 'Sign in to go on',
  'only-candidates-edit-profiles': 'Only candidates can change profiles',
  'only-employers-see-contact':
    'The telephone number and the e-mail address are shown to employers who have signed in.',
  'origin-unknown':
    'Your browser does not say from which page it sends this form, and without that we cannot accept it. Allow it to tell this site (the Referer header), go back and send it again.',
  'password-guessable': 'It is easy to guess. Add one more word.',
  'password-missing': 'Type your password',
  'password-wrong': 'The present password is wrong',
  'picture-damaged':
    'The picture is damaged or did not arrive whole. Send it again or try another one.',
  'picture-empty': 'The picture is empty: it has not one byte. Choose it again.',
  'picture-heic':
    'This picture is HEIC, the format of iPhones, and we cannot read it. Under Settings, Camera, Formats choose “Most Compatible” and take it again, or e-mail it to yourself and save the copy.',
  'picture-not-found': 'There is no such picture',
  'picture-storage-unavailable': 'We cannot keep or show pictures now. Try again in a while.',
  'picture-too-many-pixels': 'We could not read the picture. Try a smaller one.',
  'picture-type': 'The picture has to be JPEG, PNG or WebP',
  'profile-picture-invalid': 'The picture is not valid',
  'receiver-not-found': 'We cannot find this person',
  'report-target-not-found':
    'We cannot find what you want to report: it may have been removed already.',
  'registration-closed':
    'No accounts can be created on this board now. If you have one, sign in; to search and to apply for a job none is needed.',
  'report-target-own': 'It is yours: you can correct or delete it.',
  'request-too-slow': 'The request took too long to arrive. Try again.',
  'service-unavailable': 'The service is busy. Try again in a few seconds.',
  'session-ended': 'Sign in to go on',
  'session-not-found': 'This session is no longer open',
  'sign-in-code-missing': 'Type the code of your authenticator app',
  'sign-in-code-wrong': 'The code is wrong or was used before',
  'too-early': `You can ask once ${inWords(askAgainDays)} days have passed without an answer`,
  'too-many-alerts': 'You have as many alerts as you can have. Delete one first.',
  'too-many-blocks': 'You are hidden from as many employers or places as you can be.',
  'too-many-requests': 'Too many attempts. Wait a little and try again.',
  'too-many-saved-jobs': 'You have saved as many jobs as you can: remove one to save another',
  'unexpected-error': 'Something unexpected went wrong. Try again later.',
  'username-reserved': 'This username is reserved. Choose another one.',
  'username-taken': 'The username is taken already'
}

export function sentence(code: string, message: string, secondsToWait = 0): string {
  if (code === 'too-many-requests' && secondsToWait)
    return `Too many attempts. Try again in ${wait(secondsToWait)}.`
  return sentences[code] ?? message
}

function wait(seconds: number): string {
  if (seconds === 1) return '1 second'
  if (seconds < 120) return `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}
