import { maxIdempotencyKey } from '#events/limits/requests.ts'
import { askAgainDays, correctionMinutes } from '#events/limits/applications.ts'
import { mailCode, passwordLinkMinutes } from '#events/limits/auth.ts'
import { inWords, minutes } from '../shared/english-counts.ts'
import { brand } from '../shared/brand.ts'

/** What a candidate, or a visitor, can meet; a sentence for employers and operators stays Spanish. */
const sentences: Record<string, string> = {
  'account-exists': 'This account already exists. Sign in.',
  'account-link-over': `This link no longer works. Ask for another one and use it within ${minutes(passwordLinkMinutes)}.`,
  'address-not-found': 'There is no such address',
  'alert-email-invalid': 'Enter a valid email address',
  'alert-exists': 'This alert already exists',
  'alert-not-found': 'This alert no longer exists',
  'alphabets-mixed': 'Use the letters of one alphabet only in a name. Write it again.',
  'already-exists': 'It already exists',
  'another-account': 'Another account wrote this. Sign out, then sign in with that one to send it.',
  answered: 'The employer has already replied',
  'appeal-form-not-found': 'It’s too late to complain, or the link isn’t valid.',
  'appeal-over': 'It’s too late to complain, or the link isn’t valid.',
  'appealed-already': 'You’ve already complained about this decision. A person is looking at it.',
  'application-exists': 'This application already exists',
  'application-link-over': 'This link no longer works.',
  'application-of-account':
    'This application is in your account. Sign in and write from “Messages”.',
  'application-not-found': 'This application no longer exists',
  'application-withdrawn': 'This application was withdrawn',
  'applied-already': 'You’ve already applied for this job',
  'asked-already': 'You’ve already asked. If they don’t reply, you can send them a message.',
  'body-compressed': 'Send the content uncompressed (without Content-Encoding).',
  'body-too-large': 'The content is too large',
  'brand-in-name': `“${brand}” is this site: in anyone else’s name it would look as if ${brand} were writing. Take it out or, if it is your surname, use its initial.`,
  'candidate-profile-active': 'You already have an active profile. Delete it to create another.',
  'candidate-profile-exists': 'This profile already exists',
  'candidate-profile-hidden': 'We’ve removed this profile.',
  'candidate-profile-not-found': 'There is no such profile',
  'candidate-required': 'To offer your services you need a candidate account.',
  'code-wrong': 'The code is wrong or was used before',
  'confirmation-link-over':
    'This link no longer works. Sign in and ask for another one in your profile.',
  'confirms-other-account':
    'This link belongs to another account. Sign out, then sign in with that one to confirm its address.',
  'contact-ended': 'You can’t write to this person now',
  'contact-gone': 'This ad has ended: its contact details are no longer shown.',
  'correction-over': `More than ${minutes(correctionMinutes)} has passed and it can no longer be corrected. If you send it again, the employer gets both.`,
  'credentials-wrong': 'Wrong username or password',
  'decision-not-in-force': 'This decision is no longer in force: there is no need to complain.',
  'email-taken': 'That email address is already registered',
  'employer-gone': 'This employer no longer has an account',
  'employer-hidden': 'We have hidden the page of this employer',
  'employer-not-found': 'There is no such employer',
  'employer-required': 'You need an employer account to post jobs.',
  'employer-without-page': 'This employer has no page',
  'form-required': 'The content has to be sent as a form',
  'from-another-site': 'The request comes from another site and was refused.',
  'headers-too-long': 'The address or the headers of the request are too long',
  'hidden-field-filled':
    'You filled in a field that must stay empty. We’ve emptied it: send the form again.',
  'hidden-from-employer':
    'You are hidden from this employer. To write to them, stop hiding from them under “Who sees my profile”.',
  'idempotency-key-reused': 'What you sent before did arrive. Check it before you send it again.',
  'invalid-idempotency-key': `The idempotency key must have 1 to ${maxIdempotencyKey} ASCII characters`,
  'invalid-json': 'The JSON of the request is not valid',
  'invalid-request': 'The request is not valid',
  'invalid-value': 'This value is not valid',
  'ip-mismatch': 'The IP address is not the one our server sees',
  'job-gone': 'We could not find this job.',
  'job-held': 'We are reviewing this ad before it is published.',
  'job-hidden': `${brand} has removed this ad.`,
  'job-not-found': 'We could not find this job.',
  'job-takes-no-applications': 'This ad takes no more applications',
  'json-required': 'The content has to be sent as JSON (application/json)',
  'link-over': 'This link no longer works.',
  'mail-code-over': `This code no longer works: it is valid for ${minutes(mailCode.minutes)}, once, with ${inWords(mailCode.tries)} tries, and in the browser you asked from. Ask for another one here.`,
  'mail-code-wrong': 'The code is wrong. Check the last email we sent you.',
  'mail-codes-used-up':
    'Too many wrong codes were typed for this address today. Sign in with your password or, if you don’t remember it, choose another one under “Forgotten your password?”.',
  'mail-off': 'This site doesn’t send emails: write to the people who run it.',
  'message-exists': 'This message already exists',
  'message-not-found': 'We can’t find this message',
  'method-not-supported': 'This address does not support that method',
  'municipality-unknown': 'There is no such municipality',
  'no-shared-application': 'You can only write to people with whom you share an application',
  'no-talk': 'The employer hasn’t said you’ve talked',
  'not-allowed': 'You’re not allowed to do this',
  'not-profile-owner': 'You’re not allowed to change this profile',
  'not-ready': 'We can’t respond yet. Try again in a few seconds.',
  'not-signed-in': 'Sign in to continue',
  'only-candidates-edit-profiles': 'Only candidates can change profiles',
  'only-employers-see-contact':
    'Phone numbers and email addresses are only shown to signed-in employers.',
  'origin-unknown':
    'Your browser isn’t saying which page this form came from, and without that we can’t accept it. Allow it to tell this site (the Referer header), go back and send it again.',
  'password-guessable': 'That’s easy to guess. Add another word.',
  'password-missing': 'Enter your password',
  'password-wrong': 'The current password is wrong',
  'picture-damaged':
    'The picture is damaged or did not arrive whole. Send it again or try another one.',
  'picture-empty': 'The file is empty. Choose the picture again.',
  'picture-heic':
    'This picture is in HEIC, the iPhone format, which we can’t read. Under Settings, Camera, Formats choose “Most Compatible” and take it again, or email it to yourself and save the copy.',
  'picture-not-found': 'There is no such picture',
  'picture-storage-unavailable': 'We can’t save or show pictures right now. Try again in a while.',
  'picture-too-many-pixels': 'We could not read the picture. Try a smaller one.',
  'picture-type': 'The picture has to be JPEG, PNG or WebP',
  'profile-picture-invalid': 'The picture is not valid',
  'receiver-not-found': 'We can’t find this person',
  'report-target-not-found':
    'We can’t find what you want to report: it may already have been removed.',
  'registration-closed':
    'No accounts can be created on this site right now. If you have one, sign in; you don’t need one to search or to apply for a job.',
  'report-target-own': 'It’s yours: you can correct or delete it.',
  'request-too-slow': 'The request took too long to arrive. Try again.',
  'service-unavailable': 'We’re very busy right now. Try again in a few seconds.',
  'session-ended': 'Sign in to continue',
  'session-not-found': 'This session is no longer open',
  'sign-in-code-missing': 'Enter the code from your authenticator app',
  'sign-in-code-wrong': 'The code is wrong or was used before',
  'too-early': `You can ask once ${inWords(askAgainDays)} days have passed without an answer`,
  'too-many-alerts': 'You can’t have any more alerts. Delete one first.',
  'too-many-blocks': 'You can’t hide from any more employers or places.',
  'too-many-requests': 'Too many attempts. Wait a little and try again.',
  'too-many-saved-jobs': 'You can’t save any more jobs: remove one to save another',
  'unexpected-error': 'Something unexpected went wrong. Try again later.',
  'username-reserved': 'This username is reserved. Choose another one.',
  'username-taken': 'That username is taken'
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
