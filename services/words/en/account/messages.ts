export const title = 'Messages'
export const description = 'Your conversations with employers.'
export const conversations = 'Conversations'
export const failed = 'Your messages could not be loaded'
export const noOthers = 'You have no other conversations yet.'
export const you = 'You'
export const unread = ' unread'
export const back = 'Back to the messages'
export const more = 'More actions for this conversation'
export const report = 'Report the conversation'
export const conversationFailed = 'The conversation could not be loaded'
export const conversation = 'Conversation'
export const adWithdrawn = 'Ad withdrawn'
export const withoutAccount = 'Without an account'
export const seeProfile = 'See their profile'
export const messageTo = (name: string) => `Message to ${name}`
export const send = 'Send'
export const sending = 'Sending…'
export const withPerson = (name: string) => `Messages with ${name}`
export const none = 'No messages yet. You can start.'
export const isNew = 'New'
export const read = ' · Read'
export const sent = ' · Sent'
export const moreFor = (text: string) => `More actions for “${text}”`
export const reportMessage = 'Report this message'
export const noneOpen = 'None open'
export const chooseOne =
  'Choose a conversation to read. Nothing is marked as read until you open it.'
export const someUnread = (count: number) => `${count} unread`
export const allRead = 'All read'
export const noneYet = 'You have no messages yet'
export const noneYetText =
  'When you apply for a job, you and the employer can write to each other here.'
export const seeApplications = 'See applications'
export const seeApplication = 'See their application'
export const noneYetOfEmployer =
  'Open an application you’ve received and write to the person who sent it.'
