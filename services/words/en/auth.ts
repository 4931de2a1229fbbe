import { passwordLinkMinutes } from '#events/limits/auth.ts'
import { minutes } from '../shared/english-counts.ts'

export const title = 'Sign in or register'
export const description = (name: string) =>
  `Sign in to ${name} or create a free account: jobs and professionals in the horse world, all over Spain.`
export const heading = (name: string) => `Your account on ${name}`
export const whatIs = (name: string) => `About ${name}`
export const free = 'Free'
export const freeText = 'Posting, searching and applying cost nothing, for anyone.'
export const direct = 'No agencies'
export const directText = 'You deal directly with the people who hire or who work.'
export const days = (count: number) => `${count} days`
export const daysText = 'That’s how long an ad runs. What you see is still open.'
export const logIn = 'Sign in'
export const register = 'Register'
export const access = 'Sign in or register'
export const usernameOrEmail = 'Username or email'
export const forgotten = 'Forgotten your password?'
export const mailCodeIntro =
  'We email a code to your account’s address, and you sign in with it instead of a password.'
export const noAccount = 'No account yet? '
export const createAccount = 'Create an account'
export const whatFor = 'What do you want the account for?'
export const notChangedLater = 'This can’t be changed later.'
export const seekWork = 'I’m looking for work'
export const seekWorkText = 'You publish your profile and apply for jobs.'
export const offerWork = 'I’m hiring'
export const offerWorkText =
  'A business or a private owner: you post ads and receive applications. Those pages are in Spanish.'
export const firstJobsWait =
  'Before they are published, a person looks at the first ads of each account.'
export const registerFailed = 'We couldn’t register you'
export const username = 'Username'
export const usernameHint = (min: number, max: number) =>
  `You sign in with it. Use ${min} to ${max} letters, digits, full stops or hyphens, with no spaces.`
export const email = 'Email'
export const phone = 'Phone'
export const fullName = 'Full name'
export const companyName = 'Company name'
export const acceptBefore = 'By registering you accept the '
export const terms = 'terms'
export const and = ' and the '
export const policy = 'privacy policy (in Spanish)'
export const purpose =
  'to create your account, so you can publish, apply and get replies. We do it because you ask us to when you register (Article 6(1)(b) GDPR).'
export const duration = (erase: string, archive: string) =>
  `for as long as you have the account. If you delete it, it is erased after ${erase}; a locked copy is kept for ${archive} in case a court asks for it.`
export const create = 'Create account'
export const creating = 'Creating the account…'
export const haveAccount = 'Already have an account? '
export const loggedIn = 'You’re signed in'
export const welcome = (name: string) => `Welcome, ${name}!`
export const registered = 'You’re registered'
export const welcomeTo = (board: string, name: string) => `Welcome to ${board}, ${name}.`
export const written = (email: string) =>
  `We’ve written to ${email}: confirm your address with the link we sent.`
export const passwordSet = (username: string) =>
  `Your username is “${username}”. You can sign in now.`
export const passwordSetSignedIn = (username: string) =>
  `You’re signed in. Your username is “${username}”.`
export const forgottenDescription = 'We’ll send you a link to choose another password.'
export const forgottenText =
  'Enter your username or email, and we’ll send you a link to choose a new one.'
export const lookAtMail = 'Check your email'
export const linkSent = (login: string) =>
  `If there is an account with ${login}, we’ve just sent it an email. The link works for ${minutes(passwordLinkMinutes)}.`
export const whatYouWrote = 'what you typed'
export const notArrived =
  'Not there? Look in your junk folder, or check what you typed and ask for another.'
export const askAnother = 'Ask for another'
export const usernameOrFullEmail = 'Username or email'
export const sendLink = 'Send me a link'
export const sending = 'Sending…'
export const backToLogIn = 'Back to sign in'
export const newPassword = 'New password'
export const savePassword = 'Save password'
export const saving = 'Saving…'
export const linkOver = `This link no longer works. Ask for another one and use it within ${minutes(passwordLinkMinutes)}.`
export const askAnotherLink = 'Ask for another link'
export const chooseNew = 'Choose a new password'
export const chooseNewDescription = 'Choose the password you’ll sign in with from now on.'
export const closesSessions = 'Saving it signs you out everywhere.'
export const loggedOut = 'You’ve signed out'
export const passwordChanged = 'Your password has changed. You can sign in with it now.'
export const sessionTitle = 'You’re signed in'
export const sessionDescription = 'What you can do from here.'
export const cookiesRefused =
  'Your browser isn’t keeping cookies, and you can’t sign in without them. Allow them for this site in your browser’s settings, under “Privacy”, and sign in again.'
export const accountCreated = 'Your account has been created'
export const logOut = 'Sign out'
export const searchJobs = 'Search for jobs'
export const searchAfter =
  ' and apply on each one’s page: just write the letter; we take the rest from your account.'
export const applicantsNeedScript =
  'You need JavaScript to publish your profile, follow your applications and write messages.'
export const downloadData = 'Download a copy of your data'
export const helloWithoutScript = (name: string) =>
  `Hello, ${name}. Without JavaScript you can do this:`
export const seeCandidates = 'See candidates'
export const andSeeJobs = 'see jobs'
export const employersNeedScript = 'You need JavaScript to publish ads and answer applicants.'
