export const sentOn = (day: string) => `Sent on ${day}`
export const openedOn = (day: string) => `Opened on ${day}`
export const answeredOn = (day: string) => `Answered on ${day}`
export const notOpened = 'Not opened yet'
export const whereItStands = 'Where it stands'
export const talked = 'You have talked'
export const lapsed = 'Closed'
export const theCompany = 'The employer'
export const saysTalked = (day: string) => `says that you talked on ${day}.`
export const denyTalk = 'We have not talked'
export const denying = 'Saving…'
export const talkDenied = 'You have said that you have not talked.'
export const denyFailed = 'It could not be saved'
export const askAgain = 'Ask whether the job still stands'
export const asking = 'Asking…'
export const askedOn = (day: string) => `You asked on ${day} whether the job still stands.`
export const askFailed = 'The question could not be sent'
export const nobodyAnswered = 'They have not answered. Consider it closed.'
