export const notLoaded = 'Your profiles could not be loaded'
export const error = 'Error'
export const deleted = 'Your profile has been deleted. You can publish another.'
export const none = 'You don’t have a profile yet'
export const noneText = 'Publish it with the button “Publish profile”, and employers will find you.'
export const edit = 'Edit'
export const remove = 'Delete'
export const deletedTitle = 'Profile deleted'
export const notInList = 'You no longer appear in the list of candidates.'
export const deleteQuestion = 'Delete your profile?'
export const deleteProfile = 'Delete profile'
export const deleting = 'Deleting…'
export const deleteText =
  'It will be removed from the list of candidates. You can publish another whenever you like.'
export const notDeleted = (reason: string) => `The profile could not be deleted: ${reason}`
export const publish = 'Publish profile'
export const seeOwn = 'See my profiles'
export const editOwn = 'Edit my profile'
export const checking = 'Checking…'
export const alreadyActive = 'You already have an active profile. Delete it to create another.'
export const seenBy = {
  everyone: 'You now appear in the list of candidates.',
  employers: 'Employers with an account can see it.',
  applied: 'Only employers you apply to can see it.',
  nobody: 'Nobody can see it until you change that under “Who sees my profile”.',
  unknown: ''
}
export const published = 'Your profile is published.'
export const created = 'Profile created'
export const createAccount = 'Create your account'
export const accountNeeded = 'You need an account to publish your profile. Registering is free.'
export const candidateAccountNeeded = 'You need a candidate account'
export const publishYours = 'Publish your profile'
export const publishText =
  'Employers will find you in the list of candidates. You can change or delete it whenever you like.'
export const publishing = 'Publishing…'
export const notCreated = (reason: string) => `The profile could not be created: ${reason}`
export const purpose =
  'to publish your profile so that employers can find you; your phone and email are only shown to those who ask for them with their account. We do it because you ask us to when you send it (Article 6(1)(b) GDPR).'
export const duration = (eraseAfter: string, archiveFor: string) =>
  `it is shown until you delete it. If you delete your account, it is erased after ${eraseAfter}; a locked copy is kept for ${archiveFor} in case a court asks for it.`
export const editTitle = 'Edit profile'
export const editDescription = 'Change what your candidate profile says.'
export const longText = (max: number) =>
  `Your description is longer than the form now allows. You can leave it as it is; if you change it, it has to fit in ${max} characters.`
export const save = 'Save changes'
export const saving = 'Saving…'
export const updated = 'Profile updated'
export const updatedText = 'Your profile now shows the changes.'
export const notUpdated = (reason: string) => `The profile could not be updated: ${reason}`
export const yourName = 'Your name'
export const inList = 'How it looks in the list'
export const inListText =
  'The full text and your contact details are on your page, under “More details”. Anyone who isn’t signed in sees an age range instead of your age.'
export const denied = 'Access denied'
export const candidatesOnly = 'Only candidates can change profiles'
export const seeCandidates = 'See candidates'
export const notLoadedToEdit = 'The profile could not be loaded'
export const notOwner = 'You’re not allowed to change this profile'
export const signInToEdit = 'Sign in to change a profile'
