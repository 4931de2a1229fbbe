import { demoUsers } from '../../demo-users.ts'
import { testScreens } from './test-screens.ts'

const { applicant, employer } = demoUsers

testScreens([
  { name: 'sign-in', path: '/auth', part: 'body' },
  { name: 'registration', path: '/auth?register=true' },
  {
    name: 'apply-as-guest',
    path: '/jobs?keyword=paseos+por+la+playa',
    link: 'Monitor/a de paseos por la playa',
    part: '#aplicar'
  },
  {
    name: 'sent-applications',
    path: '/profile?tab=aplicaciones',
    username: applicant,
    part: '[role=tabpanel]:not([hidden])'
  },
  { name: 'messages', path: '/messages', username: employer },
  { name: 'mail-settings', path: '/ajustes', username: employer }
])
