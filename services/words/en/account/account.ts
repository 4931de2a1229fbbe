import { inWords } from '../../shared/english-counts.ts'

const deviceNames: Record<string, string> = {
  'Otro programa': 'Another program',
  'Dispositivo desconocido': 'Unknown device'
}

export const profile = 'My profile'
export const profileDescription = 'Your details and your applications.'
export const personalData = 'Personal details'
export const ownApplications = 'My applications'
export const applicant = 'Horse professional'
export const yourData = 'Your details'
export const publishedProfile = 'Your published profile'
export const access = 'Signing in'
export const mails = 'Emails'
export const myData = 'My data'
export const deleteAccount = 'Delete account'
export const backHome = 'Taking you home…'
export const bouncedBefore = 'We can’t write to '
export const bouncedAfter =
  ': its mail server says the address doesn’t exist. Correct it under “Personal details”.'
export const tryAgain = 'Try again'
export const tryAgainToWrite = 'Try again to write to this address'
export const mailsAndData = 'Emails and data'
export const data = 'Data'
export const chooseMails = 'Choose which emails I get'
export const myDataText =
  'Your copy of everything, who has seen your contact details, and your rights.'
export const seeMyData = 'See my data'
export const allMails = (count: number) => `You get all ${inWords(count)} you can choose from.`
export const noMails = 'You get none of those you can choose from.'
export const someMails = (wanted: number, count: number) =>
  `You get ${inWords(wanted)} of the ${inWords(count)} you can choose from.`
export const editData = 'Edit your details'
export const edit = 'Edit'
export const dataSaved = 'Your details have been saved.'
export const passwordChanged = 'Your password has changed.'
export const sessionsEnded = 'We’ve signed you out on your other devices.'
export const passwordChangedTitle = 'Password changed'
export const password = 'Password'
export const passwordAbout = 'Changing it signs you out everywhere else.'
export const changePassword = 'Change password'
export const passwordFailed = 'The password could not be changed'
export const currentPassword = 'Current password'
export const theCurrentPassword = 'the current password'
export const newPassword = 'New password'
export const savePassword = 'Save password'
export const saving = 'Saving…'
export const openSessions = 'Open sessions'
export const onDevices = (devices: string) => `On ${devices}.`
export const device = 'device'
export const devices = 'devices'
export const sessionsAbout = 'The devices you’re signed in on.'
export const hideSessions = 'Hide sessions'
export const seeSessions = 'See sessions'
export const sessionsFailed = 'Your sessions could not be loaded'
export const sessionFailed = 'The session could not be ended'
export const sessionClosed = 'Signed out there.'
export const othersClosed = (count: number) =>
  count === 1 ? 'We’ve ended the other session.' : `We’ve ended the other ${count} sessions.`
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
export const email = 'Email'
export const passwordForEmail = 'We ask for it when you change your email.'
export const phone = 'Phone'
export const saveChanges = 'Save changes'
export const uploading = 'Uploading the picture…'
export const username = 'Username'
export const sendAgain = 'Send again'
export const sendLinkAgain = 'Send the email confirmation link again'
export const phoneShown =
  'Only shown to an employer with an account who asks for it; you’ll see which one.'
export const place = 'Location'
export const updatePlace = 'Update my location (in Spanish)'
export const kind = 'Account type'
export const createdOn = 'Account created on'
export const notSaid = 'Not given'
export const changesToBefore = 'Changes to '
export const changesToAfter = ' once you confirm it.'
export const confirmed = 'Confirmed'
export const notConfirmed = 'Not confirmed'
export const pictureReady = 'The picture is ready. Save the changes to use it.'
export const saveToRemove = 'Save the changes to remove the picture.'
export const picture = 'Profile picture'
export const pictureHint = (megabytes: number) =>
  `JPEG, PNG or WebP, up to ${megabytes} MB. We crop it to a square.`
export const pictureEmpty = 'The file is empty. Choose the picture again.'
export const pictureHeic =
  'This picture is in HEIC, the iPhone format, which we can’t read. Under Settings, Camera, Formats choose “Most Compatible” and take it again, or email it to yourself and save the copy.'
export const pictureUnread =
  'Your device won’t let us read this picture. Open it in your gallery so that it downloads in full, and choose it again.'
export const pictureType = 'The picture has to be JPEG, PNG or WebP'
export const pictureTooLarge = (megabytes: number) =>
  `The picture must be ${megabytes} MB or smaller`
export const removePicture = 'Remove picture'
export const choosePicture = 'Choose picture'
export const seenBy = {
  everyone: 'Everyone can see it, without your phone or email.',
  employers: 'Signed-in employers can see it.',
  applied: 'The employers you apply to can see it.',
  nobody: 'Nobody can see it for now.'
}
export const see = 'See'
export const yourProfile = ' your published profile'
export const noProfile = 'You don’t have a profile yet'
export const profileLoading = 'Your profile'
export const publishIt = 'Publish it, and employers will find you.'
export const publish = 'Publish profile'
export const whoSawPhone = 'Who has seen my phone number'
export const seeWho = 'See who'
export const publishedOn = (date: string) => `Published on ${date}.`
export const nobodyYet = 'Nobody yet.'
export const goneAccount = 'an account that no longer exists'
export const company = 'employer'
export const companies = 'employers'
export const lastSeen = (count: string, name: string, date: string) =>
  `${count}. The last one, ${name}, on ${date}.`
export const notWritten = 'We could not write to you'
export const written = 'We’ve written to you. Check your email.'
export const sending = 'Sending…'
export const decisions = 'Decisions about what you publish (in Spanish)'
export const appeal = 'Complain'
export const termsBefore = 'The '
export const terms = 'terms'
export const termsChangeOn = (date: string) => ` change on ${date}. `
export const termsSay = () =>
  'They are in Spanish, and so is what their page says about the change.'
export const termsRefused = ' If you don’t accept the new version, you can delete your account.'
export const appealUntil = (date: string) => `, until ${date}.`
export const ownJobs = 'My published jobs'
export const checkedCentre = 'Verify your yard'
export const employer = 'Employer'
export const choosePictures = 'Choose photos'
