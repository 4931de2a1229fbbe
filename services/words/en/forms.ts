import { mailCode as mailCodeLimits, passwordLength } from '#events/limits/auth.ts'
import { inWords, minutes } from '../shared/english-counts.ts'

export const problem = 'There is a problem'
export const error = 'Error:'
export const errorPrefix = 'Error: '
export const optional = '(optional)'
export const leaveEmpty = 'Leave this field empty'
export const cancel = 'Cancel'
export const close = 'Close'
export const remove = 'Remove'
export const loading = 'Loading…'
export const password = 'Password'
export const passwordHint = `At least ${passwordLength.min} characters. Two or three words that only you would put together are easy to remember and hard to guess.`
export const thePassword = 'the password'
export const repeatPassword = 'Repeat the password'
export const theRepeatedPassword = 'the repeated password'
export const easyToGuess = 'It is easy to guess. Add another word.'
export const hardToGuess = 'Hard to guess'
export const almostHard = 'With another word it will be hard to guess.'
export const yourPassword = 'Your password'
export const yourOwnPassword = 'your password'
export const hide = 'Hide'
export const show = 'Show'
export const code = 'Verification code'
export const codeHint = 'The code of your authentication app, or a recovery code.'
export const place = 'Place'
export const townOrProvince = 'Town or province'
export const cutTo = (max: number) => `We have cut the text to ${max} characters`
export const character = 'character'
export const characters = 'characters'
export const over = (_: number, text: string) => `${text} too many`
export const left = (_: number, text: string) => `${text} left`
export const least = (min: number) => ` (at least ${min})`
export const aboutYou = 'About you'
export const aboutUs = 'About us'
export const sessionEnded = 'Your session has ended'
export const username = 'Username'
export const leaveUnsaved = 'Leave without saving'
export const notNow = 'Not now'
export const signInToGoOn =
  'Sign in and go on where you were: nothing that you have written is lost.'
export const closedElsewhere =
  'You have signed out in another tab. What you were writing here is not lost: sign in to go on.'
export const logInFailed = 'You could not be signed in'
export const logIn = 'Sign in'
export const loggingIn = 'Signing in…'
export const enterWithCode = 'Sign in with a code'
export const enterWithPassword = 'Sign in with my password'
export const sendCode = 'Send me a code'
export const sendingCode = 'Sending…'
export const mailCode = 'Code of the e-mail'
export const emailWritten = 'the e-mail that you have typed'
export const codeSent = (email: string) =>
  `If there is an account with ${email}, we have just sent it ${inWords(mailCodeLimits.digits)} digits. They work for ${minutes(mailCodeLimits.minutes)}, in this browser.`
export const codeNotArrived =
  'Has it not arrived? Look into your junk mail, or check the address and ask for another.'
export const askAnotherCode = 'Ask for another code'
export const needsScript = 'This page needs JavaScript. Without it you can '
export const seeJobs = 'see the jobs'
export const applyAnd = ', apply for them and '
export const dataOrLogOut = 'download your data or sign out'
export const partFailed = 'This part could not be loaded'
export const sessionUnknown = 'We could not check your session'
export const notice = 'Notice'
export const closeNotice = 'Close notice'
export const didYouMean = (provider: string) => `Did you mean ${provider}?`
export const yesIt = (provider: string) => `Yes, ${provider}`
export const isNow = (email: string) => `It is now ${email}.`
export const notices = 'Notifications ({hotkey})'
export const noticeList = 'Notifications'
export const seenOnPage = 'It is shown on your public page.'
export const companyHint =
  'If you are a private person, your name. It is shown on your public page.'
