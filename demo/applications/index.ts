import type { DemoApplication } from '#demo/application.ts'
import { toGroomAds } from './grooms.ts'
import { toJerez } from './jerez.ts'
import { toOtherAds } from './others.ts'
import { toTeachingAds } from './teachers.ts'

export const demoApplications: DemoApplication[] = [
  ...toJerez,
  ...toGroomAds,
  ...toTeachingAds,
  ...toOtherAds
]
