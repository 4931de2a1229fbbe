export const title = 'Which emails you get'
export const description = 'Choose which emails we send you.'
export const always = 'Emails about your account and your password always arrive.'
export const weWriteTo = 'We write to '
export const saved = 'Saved'
export const savedText = 'We’ll only send you what you’ve chosen.'
export const failed = 'It could not be saved'
export const writeMe = 'Email me'
export const saving = 'Saving…'
export const save = 'Save'
export const back = 'Back to my profile'
export const language = 'Email language'
export const messages = 'Messages'
export const messagesText = (minutes: number) =>
  `When a message has been unread for ${minutes} minutes.`
export const applications = 'My applications'
export const applicationsText = 'What you send, and the replies you get.'
export const sentMails = 'Emails we’ve sent you'
export const ofLast = (term: string) => `From the last ${term}.`
export const hide = 'Hide emails'
export const see = 'See emails'
export const notLoaded = 'Your emails could not be loaded'
export const none = (term: string) => `We haven’t sent you any in the last ${term}.`
export const anotherMail = 'Notice'
export const newApplications = 'New applications'
export const newApplicationsText = 'When someone applies to one of your ads.'
export const ownAds = 'My ads'
export const ownAdsText = (days: number) => `${days} days before one ends, and when it has ended.`
