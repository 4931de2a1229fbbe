import { demoUsers } from '../../demo-users.ts'
import { testScreens } from './test-screens.ts'

testScreens([
  { name: 'front-page', path: '/' },
  { name: 'jobs', path: '/jobs' },
  {
    name: 'job',
    path: '/jobs?keyword=paseos+por+la+playa',
    link: 'Monitor/a de paseos por la playa'
  },
  { name: 'candidates', path: '/candidates' },
  { name: 'post-job', path: '/post-job', username: demoUsers.employer },
  { name: 'received-applications', path: '/applications', username: demoUsers.employer }
])
