import {
  emailLinkHours,
  guessesNoticeDays,
  mailCode as mailCodeLimits,
  passwordLinkMinutes,
  wrongPasswords
} from '#events/limits/auth.ts'
import { inWords, minutes } from '../../shared/english-counts.ts'
import { brand } from '../../shared/brand.ts'

const whyAccount = `You’re getting this email because you have a ${brand} account with this address.`

const whyAddress = `You’re getting this email because this is the address of your ${brand} account.`

export const deleted = (user: string, days: string, years: string) => ({
  subject: 'Your account has been deleted',
  lines: [
    `You have deleted your ${brand} account${user}.`,
    'What you published and what you wrote can no longer be seen.',
    `In ${days} it is all erased for good. An encrypted copy stays locked away for ${years}, in case a court asks for it, and is destroyed afterwards.`,
    'We won’t write to you again. If this wasn’t you, write at once to the people who run this site: their details are in the legal notice.'
  ],
  why: `You’re getting this email because you had a ${brand} account with this address.`
})

export const idle = (user: string, months: number, day: string) => ({
  subject: `Are you still using your ${brand} account?`,
  lines: [
    `It is nearly ${months} months since you signed in to your account${user}. So that we don’t keep your data for no reason, we’ll delete the account on ${day}.`,
    'If you want to keep it, sign in once.'
  ],
  action: 'Sign in to my account',
  why: whyAccount
})

export const confirmEmail = (isChange: boolean) => ({
  subject: 'Confirm your email address',
  lines: [
    ...(isChange
      ? [
          `You asked for this to be the email address of your ${brand} account.`,
          'Until you confirm it, we keep using the old one.'
        ]
      : [
          `This is the email address of a ${brand} account. Confirm it so that we know it’s yours.`,
          'Meanwhile the account works as it is, and you can already sign in with this address.'
        ]),
    `The link works for ${emailLinkHours} hours and asks you to sign in to that account. If the account is not yours, do nothing.`
  ],
  action: 'Confirm my address',
  why: `You’re getting this email because someone typed this address in a ${brand} account.`
})

export const emailRetry = {
  subject: 'Your address receives our emails again',
  lines: [
    'You asked us to try this address again. If you can read this, it works: there is nothing else to do.'
  ],
  why: `You’re getting this email because you pressed “Try again” in your ${brand} account.`
}

export const emailChange = (user: string, address: string) => ({
  subject: 'Your account’s email address is about to change',
  lines: [
    `${address && `The new one is ${address}, for your ${brand} account${user}. `}Someone with your password asked for this.`,
    'Once it is confirmed, we’ll stop writing to this address.',
    'If this was you, do nothing. If not, choose another password now: that ends every session and cancels the change.'
  ],
  action: 'Choose another password',
  why: whyAddress
})

export const newPassword = (user: string) => ({
  subject: 'Choose a new password',
  lines: [
    `You asked for a new password for your ${brand} account${user}.`,
    `The link works once, for ${minutes(passwordLinkMinutes)} from when you asked for it. Changing the password ends all your sessions.`,
    'If you didn’t ask for it, do nothing: your password stays the same.'
  ],
  action: 'Choose a password',
  why: `You’re getting this email because someone typed your username or your address under “Forgotten your password?” on ${brand}.`
})

export const mailCode = (code: string, isConfirmed: boolean) => ({
  subject: `Your code to sign in to ${brand}`,
  lines: [
    { code },
    `Enter it in the browser you asked from: it doesn’t work in any other. It works once, for ${minutes(mailCodeLimits.minutes)}.`,
    ...(isConfirmed
      ? []
      : [
          'This address is not confirmed yet: signing in with the code confirms it. If you sign in with a new browser, all other sessions end and the old password no longer works; choose another one under “Forgotten your password?”.'
        ]),
    `Don’t give it to anyone: ${brand} will never ask you for it. If you didn’t ask for it, do nothing: nobody gets in without it.`
  ],
  why: `You’re getting this email because someone typed this address under “Sign in with a code” on ${brand}.`
})

export const passwordGuesses = (user: string) => ({
  subject: 'Someone is trying passwords on your account',
  lines: [
    `Within a few minutes more than ${inWords(wrongPasswords)} wrong passwords or codes were typed to sign in to your ${brand} account${user}, from browsers we don’t recognise.`,
    'We’ve slowed those attempts down. You can sign in as usual, especially with the browsers you already use.',
    'If it was you, do nothing. If not, and your password is short or you use it on other sites, choose a longer one.'
  ],
  action: 'Choose another password',
  why: `${whyAddress} We write about this once every ${guessesNoticeDays} days at most, even if they keep trying.`
})

export const termsChanged = (version: number, day: string) => ({
  subject: `The terms of ${brand} change on ${day}`,
  lines: [
    `This is version ${version}. The terms are in Spanish, and so is what their page says about the change.`,
    'Until that day the terms you accepted apply. If you don’t want the new ones, you can delete your account from your profile, at no cost.'
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
  subject: `${name || 'Someone'} has written to you`,
  lines: [
    `You have ${shown} unread ${unread === 1 ? 'message' : 'messages'}${name && ` from ${name}`} on ${brand}.`,
    ...(isFirst ? [warning] : [])
  ],
  action: 'Read and answer',
  why: `You’re getting this email because you have a conversation on ${brand}.`
})
