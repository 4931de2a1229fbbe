export const title = 'My data'
export const about = 'Everything we know about you, and what you can do about it.'
export const copy = 'Your copy'
export const copyText =
  'A file with everything we know about you: a page you can read, and the same data for programs. It takes a few seconds.'
export const download = 'Download my data'
export const dataOnly = 'Just the data'
export const dataOnlyText = 'For programs, without the page.'
export const seeDataOnly = 'See just the data (JSON)'
export const accountData = 'Your account details'
export const candidateProfile = 'Your candidate profile'
export const applications = 'Your applications'
export const messages = 'Your messages'
export const rights = 'Correct, restrict, erase'
export const correct = 'Correct'
export const limit = 'Restrict its use'
export const chooseNobody = 'Choose “Nobody, for now”, above.'
export const objectBefore = ' To restrict or object to anything else, write to '
export const objectAfter = ': we answer within a month.'
export const eraseAll = 'Erase everything'
export const lockedCopy = (term: string) =>
  `After that a sealed copy stays locked for ${term} in case a court asks for it. How long everything is kept is in the `
export const policy = 'privacy policy (in Spanish)'
export const accountDeleted = 'Account deleted'
export const deletedSuccessfully = 'Your account has been deleted'
export const deleteFailed = 'The account could not be deleted'
export const erasedOn = (isEmployer: boolean) =>
  `${isEmployer ? 'Your page and your ads' : 'Your profile and your applications'} are hidden at once, and everything is erased for good on `
export const deleteAccount = 'Delete account'
export const deleteQuestion = 'Delete your account?'
export const cannotBeUndone = (isEmployer: boolean) =>
  `This deletes ${isEmployer ? 'your page, your ads' : 'your profile, your applications'} and your messages. It can’t be undone.`
export const whyLeave = 'Why are you leaving?'
export const deleting = 'Deleting…'
export const adsAndDrafts = 'Your ads and drafts'
export const closeAds =
  'A closed ad takes no more applications, and a deleted one is hidden at once.'
