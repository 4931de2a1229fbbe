import { testScreens } from './test-screens.ts'

testScreens([
  { name: 'front-page', path: '/' },
  { name: 'jobs', path: '/jobs' },
  { name: 'candidates', path: '/candidates' }
])
