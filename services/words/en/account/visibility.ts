import type * as es from '../../es/account/visibility.ts'

export const visibilityWords: typeof es.visibilityWords = {
  failed: 'Who sees your profile could not be loaded',
  hiddenFrom: company => `${company} no longer sees your profile or how to reach you.`,
  thatCompany: 'That employer',
  changed: 'Who sees you has changed.',
  invisible: 'Invisible to…',
  invisibleText:
    'The employers in this list do not see your profile. As long as there is one, nobody sees it either who has not signed in as an employer: so no one looks at it from outside.',
  removed: 'It is removed from the list.',
  hiddenByWords: text => `No employer with “${text}” in their name or place sees you any more.`,
  notChanged: 'It could not be changed',
  removing: 'Removing…',
  removeNamed: name => `Remove ${name} from the list`,
  remove: 'Remove',
  byWords: text => `“${text}”, in the name or the place`,
  goneAccount: 'An account that no longer exists',
  companyOrPlace: 'Name of the employer, or place',
  example: 'Smith Stables, Almonte…',
  hiding: 'Hiding…',
  hide: 'Hide from them',
  hideFrom: company => `Hide from ${company}`,
  whoSawPhone: 'Who has seen my phone',
  nobodyYet: 'Nobody yet. When an employer asks for your phone and e-mail, they appear here.',
  sawIt: when => `saw it ${when}`,
  notSeeing: 'Does not see you',
  day: 'day',
  days: 'days',
  lastTime: (days, date) => `on ${days}, the last time on ${date}`,
  once: date => `on ${date}`,
  whoSees: 'Who sees my profile',
  savedOnChoice: 'It is saved when you choose.',
  notAsMinor: age => `Not possible until you are ${age}.`,
  notWhileHiding: 'Not possible while you hide from an employer.',
  asMinor: age =>
    `As you are under ${age}, only employers with an account see you, without your surname and your town.`
}

export const visibilityLabels: typeof es.visibilityLabels = {
  everyone: {
    title: 'Everyone',
    about: 'Also people without an account, without your phone and e-mail.'
  },
  employers: { title: 'Employers only', about: 'Those who have signed in.' },
  applied: {
    title: 'Only the employers to whom I apply',
    about: 'You are in no list otherwise.'
  },
  nobody: {
    title: 'Nobody, for now',
    about: 'Your data stays as it is, and nobody sees it, until you change this.'
  }
}
