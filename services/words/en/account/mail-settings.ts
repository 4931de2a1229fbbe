export const title = 'Which e-mails you get'
export const description = 'Choose which e-mails we send you.'
export const always = 'E-mails about your account and your password always arrive.'
export const weWriteTo = 'We write to '
export const saved = 'Saved'
export const savedText = 'We write to you only what you have chosen.'
export const failed = 'It could not be saved'
export const writeMe = 'Write to me'
export const saving = 'Saving…'
export const save = 'Save'
export const back = 'Back to my profile'
export const language = 'Language of the e-mails'
export const messages = 'Messages'
export const messagesText = (minutes: number) =>
  `When a message has been unread for ${minutes} minutes.`
export const applications = 'My applications'
export const applicationsText = 'What you send, and what you are answered.'
export const sentMails = 'E-mails that we have sent you'
export const ofLast = (term: string) => `Those of the last ${term}.`
export const hide = 'Hide e-mails'
export const see = 'See e-mails'
export const notLoaded = 'Your e-mails could not be loaded'
export const none = (term: string) => `In the last ${term} we have sent you none.`
export const anotherMail = 'Notice'
export const newApplications = 'New applications'
export const newApplicationsText = 'When someone applies to an ad of yours.'
export const ownAds = 'My ads'
export const ownAdsText = (days: number) => `${days} days before one ends, and when it has ended.`
