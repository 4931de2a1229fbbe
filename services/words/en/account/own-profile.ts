export const notLoaded = 'Your profiles could not be loaded'
export const error = 'Error'
export const deleted = 'Your profile is deleted. You can publish another one.'
export const none = 'You have no profile yet'
export const noneText = 'Publish it with the button “Publish profile”, and employers will find you.'
export const edit = 'Edit'
export const remove = 'Delete'
export const deletedTitle = 'Profile deleted'
export const notInList = 'You are no longer in the list of candidates.'
export const deleteQuestion = 'Delete your profile?'
export const deleteProfile = 'Delete profile'
export const deleting = 'Deleting…'
export const deleteText =
  'It leaves the list of candidates. You can publish another one whenever you like.'
export const notDeleted = (reason: string) => `The profile could not be deleted: ${reason}`
export const publish = 'Publish profile'
export const seeOwn = 'See my profiles'
export const editOwn = 'Edit my profile'
export const checking = 'Checking…'
export const alreadyActive = 'You already have an active profile. Delete it to make another one.'
export const seenBy = {
  everyone: 'You are in the list of candidates now.',
  employers: 'Employers with an account see it.',
  applied: 'Only the employers to whom you apply see it.',
  nobody: 'Nobody sees it until you change that under “Who sees my profile”.',
  unknown: ''
}
export const published = 'Your profile is published.'
export const created = 'Profile created'
export const createAccount = 'Create your account'
export const accountNeeded = 'To publish your profile you need an account. Register: it is free.'
export const candidateAccountNeeded = 'A candidate account is needed'
export const publishYours = 'Publish your profile'
export const publishText =
  'Employers find you in the list of candidates. You can change or delete it whenever you like.'
export const publishing = 'Publishing…'
export const notCreated = (reason: string) => `The profile could not be created: ${reason}`
export const purpose =
  'to publish your profile so that employers find you; your phone and e-mail are shown only to those who ask for them with their account. We do it because you ask us to when you send it (article 6.1.b GDPR).'
export const duration = (eraseAfter: string, archiveFor: string) =>
  `it is seen until you delete it. If you delete your account, it is erased after ${eraseAfter}; a locked copy stays for ${archiveFor} in case a court asks for it.`
export const editTitle = 'Edit profile'
export const editDescription = 'Change what your candidate profile says.'
export const longText = (max: number) =>
  `Your description is longer than the form now allows. You can leave it as it is; if you change it, it has to fit in ${max} characters.`
export const save = 'Save changes'
export const saving = 'Saving…'
export const updated = 'Profile updated'
export const updatedText = 'The changes are seen in your profile now.'
export const notUpdated = (reason: string) => `The profile could not be updated: ${reason}`
export const yourName = 'Your name'
export const inList = 'How it looks in the list'
export const inListText =
  'The whole text and how to reach you are on your page, behind “More details”. Whoever has not signed in sees a range instead of your age.'
export const denied = 'Access denied'
export const candidatesOnly = 'Only candidates can change profiles'
export const seeCandidates = 'See candidates'
export const notLoadedToEdit = 'The profile could not be loaded'
export const notOwner = 'You are not allowed to change this profile'
export const signInToEdit = 'Sign in to change a profile'
