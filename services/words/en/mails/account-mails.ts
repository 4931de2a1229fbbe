import {
  emailLinkHours,
  guessesNoticeDays,
  mailCode as mailCodeLimits,
  passwordLinkMinutes,
  wrongPasswords
} from '#events/limits/auth.ts'
import { inWords, minutes } from '../../shared/english-counts.ts'
import { brand } from '../../shared/brand.ts'

const whyAccount = `You receive this e-mail because you have an account at ${brand} with this address.`

const whyAddress = `You receive this e-mail because this is the address of your ${brand} account.`

export const deleted = (user: string, days: string, years: string) => ({
  subject: 'Your account is deleted',
  lines: [
    `You have deleted your ${brand} account${user}.`,
    'Your profile, your ads, your applications and your messages can no longer be seen.',
    `In ${days} they are erased for good. An encrypted copy stays locked away for ${years}, in case a court asks for it, and is destroyed afterwards.`,
    'We will not write to you again. If this was not you, write at once to the people who run this site: their details are in the legal notice.'
  ],
  why: `You receive this e-mail because you had an account at ${brand} with this address.`
})

export const idle = (user: string, months: number, day: string) => ({
  subject: `Do you still use your ${brand} account?`,
  lines: [
    `It is nearly ${months} months since you signed in to your account${user}. So as not to keep your data without a reason, we will delete the account on ${day}.`,
    'If you want to keep it, sign in once.'
  ],
  action: 'Sign in to my account',
  why: whyAccount
})

export const confirmEmail = (isChange: boolean) => ({
  subject: 'Confirm your e-mail address',
  lines: [
    ...(isChange
      ? [
          `You have asked for this to be the e-mail address of your ${brand} account.`,
          'Until you confirm it, the one before stays in use.'
        ]
      : [
          `This is the e-mail address of a ${brand} account. Confirm it, so that we know it is yours.`,
          'Meanwhile the account works as it is, and you can already sign in with this address.'
        ]),
    `The link works for ${emailLinkHours} hours and asks you to sign in to that account. If the account is not yours, do nothing.`
  ],
  action: 'Confirm my address',
  why: `You receive this e-mail because somebody has typed this address in a ${brand} account.`
})

export const emailRetry = {
  subject: 'Your address receives our e-mails again',
  lines: [
    'You asked us to try this address again. If you can read this, it works: there is nothing else to do.'
  ],
  why: `You receive this e-mail because you pressed “Try again” in your ${brand} account.`
}

export const emailChange = (user: string, address: string) => ({
  subject: 'The e-mail address of your account is about to change',
  lines: [
    `${address && `The new one is ${address}, for your ${brand} account${user}. `}Somebody with your password has asked for it.`,
    'Once it is confirmed, we will no longer write to this address.',
    'If this was you, do nothing. If not, choose another password now: it ends every session and cancels the change.'
  ],
  action: 'Choose another password',
  why: whyAddress
})

export const newPassword = (user: string) => ({
  subject: 'Choose a new password',
  lines: [
    `You have asked for a new password for your ${brand} account${user}.`,
    `The link works once, for ${minutes(passwordLinkMinutes)} after you asked for it. Changing the password ends all your sessions.`,
    'If you did not ask for it, do nothing: your password stays the same.'
  ],
  action: 'Choose a password',
  why: `You receive this e-mail because somebody has typed your username or your address under “Forgotten your password?” at ${brand}.`
})

export const mailCode = (code: string, isConfirmed: boolean) => ({
  subject: `Your code to sign in to ${brand}`,
  lines: [
    { code },
    `Type it in the browser in which you asked for it: it does not work in another one. It works once, for ${minutes(mailCodeLimits.minutes)}.`,
    ...(isConfirmed
      ? []
      : [
          'This address is not confirmed yet: signing in with the code confirms it. If you sign in with a new browser, all other sessions end and the former password no longer works; choose another one under “Have you forgotten your password?”.'
        ]),
    `Give it to nobody: ${brand} will never ask you for it. If you did not ask for it, do nothing: without it nobody gets in.`
  ],
  why: `You receive this e-mail because somebody has typed this address under “Sign in with a code” at ${brand}.`
})

export const passwordGuesses = (user: string) => ({
  subject: 'Somebody is trying passwords on your account',
  lines: [
    `Within a few minutes more than ${inWords(wrongPasswords)} wrong passwords or codes were typed to sign in to your ${brand} account${user}, from browsers that we do not recognise.`,
    'We have slowed those attempts down. You can sign in as always, above all with the browsers you already use.',
    'If it was you, do nothing. If not, and your password is short or you use it on other sites, choose a longer one.'
  ],
  action: 'Choose another password',
  why: `${whyAddress} We tell you once in ${guessesNoticeDays} days at most, even if they go on trying.`
})

export const termsChanged = (version: number, day: string) => ({
  subject: `The terms of ${brand} change on ${day}`,
  lines: [
    `This is version ${version}. The terms are in Spanish, and so is what their page says about the change.`,
    'Until that day the terms that you accepted are valid. If you do not want the new ones, you can delete your account in your profile, at no cost.'
  ],
  action: 'Read the terms',
  why: whyAccount
})

export const message = (
  name: string,
  unread: number,
  shown: string,
  isFirst: boolean,
  warning: string
) => ({
  subject: `${name || 'Somebody'} has written to you`,
  lines: [
    `You have ${shown} unread ${unread === 1 ? 'message' : 'messages'}${name && ` from ${name}`} at ${brand}.`,
    ...(isFirst ? [warning] : [])
  ],
  action: 'Read and answer',
  why: `You receive this e-mail because you have a conversation at ${brand}.`
})
