import { passwordLinkMinutes } from '#events/limits/auth.ts'
import { minutes } from '../shared/english-counts.ts'

export const title = 'Sign in or register'
export const description = (name: string) =>
  `Sign in to ${name} or create an account free of charge: work with horses.`
export const heading = (name: string) => `Your account on ${name}`
export const whatIs = (name: string) => `What ${name} is`
export const free = 'Free'
export const freeText = 'To post, search and apply costs nothing, for anyone.'
export const direct = 'No agencies'
export const directText = 'You speak directly with those who hire or who work.'
export const days = (count: number) => `${count} days`
export const daysText = 'That is how long an ad lasts. What you see still stands.'
export const logIn = 'Sign in'
export const register = 'Register'
export const access = 'Sign in or register'
export const usernameOrEmail = 'Username or e-mail'
export const forgotten = 'Have you forgotten your password?'
export const mailCodeIntro =
  'We send a code to the e-mail of your account, and you sign in with it instead of the password.'
export const noAccount = 'No account yet? '
export const createAccount = 'Create an account'
export const whatFor = 'What do you want the account for?'
export const notChangedLater = 'It cannot be changed later.'
export const seekWork = 'I look for work'
export const seekWorkText = 'You publish your profile and apply for jobs.'
export const offerWork = 'I offer work'
export const offerWorkText =
  'A company or a person: you post ads and receive applications. In Spanish.'
export const firstJobsWait =
  'Before they are published, a person looks at the first ads of each account.'
export const registerFailed = 'You could not be registered'
export const username = 'Username'
export const usernameHint = (min: number, max: number) =>
  `You sign in with it. Between ${min} and ${max} letters, digits, full stops or hyphens, without spaces.`
export const email = 'E-mail'
export const phone = 'Phone'
export const fullName = 'Full name'
export const companyName = 'Name of the company'
export const acceptBefore = 'By registering you accept the '
export const terms = 'terms'
export const and = ' and the '
export const policy = 'privacy policy (in Spanish)'
export const purpose =
  'to create your account, with which you publish, apply and are answered. We do it because you ask us to when you register (article 6.1.b GDPR).'
export const duration = (erase: string, archive: string) =>
  `as long as you have the account. If you delete it, it is erased after ${erase}; a locked copy stays for ${archive} in case a court asks for it.`
export const create = 'Create account'
export const creating = 'Creating the account…'
export const haveAccount = 'Do you have an account? '
export const loggedIn = 'You have signed in'
export const welcome = (name: string) => `Welcome, ${name}!`
export const registered = 'You are registered'
export const welcomeTo = (board: string, name: string) => `Welcome to ${board}, ${name}.`
export const written = (email: string) =>
  `We have written to ${email}: confirm your e-mail with its link.`
export const passwordSet = (username: string) =>
  `Your username is “${username}”. You can sign in with it now.`
export const passwordSetSignedIn = (username: string) =>
  `You have signed in. Your username is “${username}”.`
export const forgottenDescription = 'We send you a link to choose another password.'
export const forgottenText =
  'Type your username or your e-mail, and we send you a link to choose another one.'
export const lookAtMail = 'Look at your e-mail'
export const linkSent = (login: string) =>
  `If there is an account with ${login}, we have just written to its e-mail. The link works for ${minutes(passwordLinkMinutes)}.`
export const whatYouWrote = 'what you have typed'
export const notArrived =
  'Has it not arrived? Look into your junk mail, or check that you have typed it correctly and ask for another.'
export const askAnother = 'Ask for another'
export const usernameOrFullEmail = 'Username or e-mail'
export const sendLink = 'Send me a link'
export const sending = 'Sending…'
export const backToLogIn = 'Back to signing in'
export const newPassword = 'New password'
export const savePassword = 'Save password'
export const saving = 'Saving…'
export const linkOver = `This link no longer works. Ask for another one and use it within ${minutes(passwordLinkMinutes)}.`
export const askAnotherLink = 'Ask for another link'
export const chooseNew = 'Choose a new password'
export const chooseNewDescription = 'Choose the password with which you sign in from now on.'
export const closesSessions = 'Saving it closes all sessions that you have open.'
export const loggedOut = 'You have signed out'
export const passwordChanged = 'Your password has changed. You can sign in with it now.'
export const sessionTitle = 'You have signed in'
export const sessionDescription = 'What you can do from here.'
export const cookiesRefused =
  'Your browser does not keep cookies, and you cannot sign in without them. Allow them for this site in the settings of your browser, under “Privacy”, and sign in again.'
export const accountCreated = 'Your account is created'
export const logOut = 'Sign out'
export const searchJobs = 'Search for jobs'
export const searchAfter =
  ' and apply on the page of each: write only the cover letter; we take the rest from your account.'
export const applicantsNeedScript =
  'To publish your profile, follow your applications and write messages, JavaScript is needed.'
export const downloadData = 'Download a copy of your data'
export const helloWithoutScript = (name: string) =>
  `Hello, ${name}. Without JavaScript you can do this:`
export const seeCandidates = 'See candidates'
export const andSeeJobs = 'see jobs'
export const employersNeedScript = 'To publish ads and answer applicants JavaScript is needed.'
