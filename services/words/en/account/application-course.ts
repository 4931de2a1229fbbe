export const sentOn = (day: string) => `Sent on ${day}`
export const openedOn = (day: string) => `Opened on ${day}`
export const answeredOn = (day: string) => `Answered on ${day}`
export const notOpened = 'Not opened yet'
export const whereItStands = 'Where it stands'
export const talked = 'You’ve talked'
export const lapsed = 'Closed'
export const theCompany = 'The employer'
export const saysTalked = (day: string) => `says you talked on ${day}.`
export const denyTalk = 'We haven’t talked'
export const denying = 'Saving…'
export const talkDenied = 'You’ve said you haven’t talked.'
export const denyFailed = 'It could not be saved'
export const askAgain = 'Ask if the job is still open'
export const asking = 'Asking…'
export const askedOn = (day: string) => `You asked on ${day} if the job is still open.`
export const askFailed = 'The question could not be sent'
export const nobodyAnswered = 'No reply. Treat it as closed.'
