export const saveNamed = (title: string) => `Save: ${title}`
export const save = 'Save'
export const saved = 'Saved'
export const failed = 'The change could not be saved'
export const refused =
  'This browser doesn’t let pages save anything. Sign in, and jobs are saved in your account.'
export const jobSaved = 'Job saved'
export const savedInAccount = 'Saved in your account.'
export const savedOnPhone = 'Saved on this phone.'
export const savedInBrowser = 'Saved in this browser.'
export const linkCopied = 'Link copied'
export const copyLink = 'Copy link'
export const pasteIt = 'You can paste it wherever you like.'
export const copyThis = 'Copy this link'
