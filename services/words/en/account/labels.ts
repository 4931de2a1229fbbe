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
    about: 'Including people without an account, but without your phone or email.'
  },
  employers: { title: 'Employers only', about: 'Signed-in employers.' },
  applied: {
    title: 'Only employers I apply to',
    about: 'You don’t appear in any list.'
  },
  nobody: {
    title: 'Nobody, for now',
    about: 'Your details stay as they are, and nobody sees them until you change this.'
  }
}
