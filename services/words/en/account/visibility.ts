export const failed = 'We couldn’t load who sees your profile'
export const hiddenFrom = (company: string) =>
  `${company} can no longer see your profile or how to reach you.`
export const thatCompany = 'That employer'
export const changed = 'We’ve changed who sees you.'
export const invisible = 'Invisible to…'
export const invisibleText =
  'The employers in this list can’t see your profile. While there is anyone on it, people who aren’t signed in as an employer can’t see it either, so nobody can look from outside.'
export const removed = 'Removed from the list.'
export const hiddenByWords = (text: string) =>
  `No employer with “${text}” in their name or place can see you any more.`
export const notChanged = 'It could not be changed'
export const removing = 'Removing…'
export const removeNamed = (name: string) => `Remove ${name} from the list`
export const remove = 'Remove'
export const byWords = (text: string) => `“${text}”, in the name or the place`
export const goneAccount = 'An account that no longer exists'
export const companyOrPlace = 'Name of the employer, or place'
export const example = 'Smith Stables, Almonte…'
export const hiding = 'Hiding…'
export const hide = 'Hide from them'
export const hideFrom = (company: string) => `Hide from ${company}`
export const whoSawPhone = 'Who has seen my phone number'
export const nobodyYet =
  'Nobody yet. When an employer asks for your phone and email, they’ll appear here.'
export const sawIt = (when: string) => `saw it ${when}`
export const notSeeing = 'Does not see you'
export const day = 'day'
export const days = 'days'
export const lastTime = (days: string, date: string) => `on ${days}, the last time on ${date}`
export const once = (date: string) => `on ${date}`
export const whoSees = 'Who sees my profile'
export const savedOnChoice = 'Saved as soon as you choose.'
export const notAsMinor = (age: number) => `Not possible until you are ${age}.`
export const notWhileHiding = 'Not possible while you hide from an employer.'
export const asMinor = (age: number) =>
  `As you are under ${age}, only employers with an account see you, without your surname or your town.`
