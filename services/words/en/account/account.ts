import { inWords } from '../../shared/english-counts.ts'

const deviceNames: Record<string, string> = {
  'Otro programa': 'Another program',
  'Dispositivo desconocido': 'Unknown device'
}

export const profile = 'My profile'
export const profileDescription = 'Your data and your applications.'
export const personalData = 'Personal data'
export const ownApplications = 'My applications'
export const applicant = 'Horse professional'
export const yourData = 'Your data'
export const publishedProfile = 'Your published profile'
export const access = 'Signing in'
export const mails = 'E-mails'
export const myData = 'My data'
export const deleteAccount = 'Delete account'
export const backHome = 'We take you to the front page…'
export const bouncedBefore = 'We cannot write to '
export const bouncedAfter =
  ': its mail server says that this address does not exist. Correct it under “Personal data”.'
export const tryAgain = 'Try again'
export const tryAgainToWrite = 'Try again to write to this address'
export const mailsAndData = 'E-mails and data'
export const data = 'Data'
export const chooseMails = 'Choose which e-mails I get'
export const myDataText = 'Your copy of everything, who has seen how to reach you, and your rights.'
export const seeMyData = 'See my data'
export const allMails = (count: number) => `You get the ${inWords(count)} that you can choose.`
export const noMails = 'You get none of those that you can choose.'
export const someMails = (wanted: number, count: number) =>
  `You get ${inWords(wanted)} of the ${inWords(count)} that you can choose.`
export const editData = 'Edit your data'
export const edit = 'Edit'
export const dataSaved = 'Your data is saved.'
export const passwordChanged = 'Your password has changed.'
export const sessionsEnded = 'We have signed you out on the other devices.'
export const passwordChangedTitle = 'Password changed'
export const password = 'Password'
export const passwordAbout = 'When you change it, the other sessions end.'
export const changePassword = 'Change password'
export const passwordFailed = 'The password could not be changed'
export const currentPassword = 'Present password'
export const theCurrentPassword = 'the present password'
export const newPassword = 'New password'
export const savePassword = 'Save password'
export const saving = 'Saving…'
export const openSessions = 'Open sessions'
export const onDevices = (devices: string) => `On ${devices}.`
export const device = 'device'
export const devices = 'devices'
export const sessionsAbout = 'The devices on which you are signed in.'
export const hideSessions = 'Hide sessions'
export const seeSessions = 'See sessions'
export const sessionsFailed = 'Your sessions could not be loaded'
export const sessionFailed = 'The session could not be ended'
export const sessionClosed = 'Signed out there.'
export const othersClosed = (count: number) =>
  count === 1 ? 'We have ended the other session.' : `We have ended the other ${count} sessions.`
export const closing = 'Signing out…'
export const closeOthers = 'End the other sessions'
export const openedOn = 'Signed in on '
export const lastUse = ' Last used: '
export const thisSession = 'This session'
export const closeSessionOf = (device: string) => `End the session on ${device}`
export const close = 'End'
export const deviceName = (device: string) => deviceNames[device] ?? device.replace(' en ', ' on ')
export const profileUpdated = 'Profile updated'
export const updateFailed = 'Your profile could not be updated'
export const email = 'E-mail'
export const passwordForEmail = 'We ask for it to change the e-mail.'
export const phone = 'Phone'
export const saveChanges = 'Save changes'
export const uploading = 'Uploading the picture…'
export const username = 'Username'
export const sendAgain = 'Send again'
export const sendLinkAgain = 'Send the link to confirm the e-mail again'
export const phoneShown =
  'Shown only to an employer with an account who asks for it; you see which one.'
export const place = 'Place'
export const updatePlace = 'Update my place (in Spanish)'
export const kind = 'Kind of account'
export const createdOn = 'Account created on'
export const notSaid = 'Not said'
export const changesToBefore = 'It changes to '
export const changesToAfter = ' once you confirm it.'
export const confirmed = 'Confirmed'
export const notConfirmed = 'Not confirmed'
export const pictureReady = 'The picture is ready. Save the changes to use it.'
export const saveToRemove = 'Save the changes to remove the picture.'
export const picture = 'Profile picture'
export const pictureHint = (megabytes: number) =>
  `JPEG, PNG or WebP, up to ${megabytes} MB. We cut it to a square.`
export const pictureEmpty = 'The picture is empty: it has not one byte. Choose it again.'
export const pictureHeic =
  'This picture is HEIC, the format of iPhones, and we cannot read it. Under Settings, Camera, Formats choose “Most Compatible” and take it again, or e-mail it to yourself and save the copy.'
export const pictureUnread =
  'Your device does not let us read this picture. Open it in the gallery, so that it is downloaded whole, and choose it again.'
export const pictureType = 'The picture has to be JPEG, PNG or WebP'
export const pictureTooLarge = (megabytes: number) => `The picture can have ${megabytes} MB at most`
export const removePicture = 'Remove picture'
export const choosePicture = 'Choose picture'
export const seenBy = {
  everyone: 'Everyone sees it, without your phone and e-mail.',
  employers: 'Employers who have signed in see it.',
  applied: 'The employers to whom you apply see it.',
  nobody: 'Nobody sees it for now.'
}
export const see = 'See'
export const yourProfile = ' your published profile'
export const noProfile = 'You have no profile yet'
export const profileLoading = 'Your profile'
export const publishIt = 'Publish it, and employers will find you.'
export const publish = 'Publish profile'
export const whoSawPhone = 'Who has seen my phone'
export const seeWho = 'See who'
export const publishedOn = (date: string) => `Published on ${date}.`
export const nobodyYet = 'Nobody yet.'
export const goneAccount = 'an account that no longer exists'
export const company = 'employer'
export const companies = 'employers'
export const lastSeen = (count: string, name: string, date: string) =>
  `${count}. The last one, ${name}, on ${date}.`
export const notWritten = 'We could not write to you'
export const written = 'We have written to you. Look at your e-mail.'
export const sending = 'Sending…'
export const decisions = 'Decisions about what you publish (in Spanish)'
export const appeal = 'Complain'
export const termsBefore = 'The '
export const terms = 'terms'
export const termsChangeOn = (date: string) => ` change on ${date}. `
export const termsRefused = ' If you do not accept it, you can delete your account.'
export const appealUntil = (date: string) => `, until ${date}.`
export const ownJobs = 'My published jobs'
export const checkedCentre = 'Your yard, verified'
export const employer = 'Employer'
export const choosePictures = 'Choose photos'
