import type * as es from '../../es/account/labels.ts'

export const statusPlurals: typeof es.statusPlurals = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected'
}

export const ageBandLabels: typeof es.ageBandLabels = {
  '<18': 'Under 18',
  '18-25': '18–25 years old',
  '26-35': '26–35 years old',
  '36-45': '36–45 years old',
  '46-55': '46–55 years old',
  '56+': '56 or over'
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
