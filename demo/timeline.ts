import * as adCommands from './job-commands.ts'
import type { DemoApplication, DemoConversation } from './application.ts'
import * as applicationCommands from './application-commands.ts'
import { demoApplications } from './applications/index.ts'
import type { DemoApplicant } from './candidate.ts'
import { demoApplicants } from './candidates/index.ts'
import { demoConversations } from './conversations.ts'
import type { DemoJob, DemoEmployer } from './employer.ts'
import { demoEmployers } from './employers/index.ts'
import * as messageCommands from './message-commands.ts'
import { publishDemoProfile, registerDemoUser } from './user-commands.ts'
import type { DemoContext } from './context.ts'

/** A command, and how many days ago somebody gave it. */
export interface TimelineEntry {
  daysAgo: number
  run(age: number): Promise<void>
}

const jobLifetimeDays = 30
const minuteInDays = 1 / (24 * 60)

/** Everything in the demo, oldest first: positions in the log follow time. */
export function createTimeline(stage: DemoContext): TimelineEntry[] {
  return [
    ...demoEmployers.flatMap(employer => employerEntries(stage, employer)),
    ...demoApplicants.flatMap(applicant => applicantEntries(stage, applicant)),
    ...demoApplications.flatMap(application => applicationEntries(stage, application)),
    ...demoConversations.flatMap(conversation => conversationEntries(stage, conversation))
  ].sort((one, other) => other.daysAgo - one.daysAgo)
}

function employerEntries(stage: DemoContext, employer: DemoEmployer): TimelineEntry[] {
  const register = (age: number) => registerDemoUser(stage, employer, 'employer', age)
  const ads = employer.jobs.flatMap(ad => jobEntries(stage, employer, ad))
  return [{ daysAgo: employer.registeredDaysAgo, run: register }, ...ads]
}

function jobEntries(stage: DemoContext, employer: DemoEmployer, ad: DemoJob): TimelineEntry[] {
  const { post, revise, renew, withdraw, expire } = adCommands.demoJobCommands(stage, employer, ad)
  return [
    { daysAgo: ad.postedDaysAgo, run: post },
    ...entryAt(ad.revised?.age, revise),
    ...entryAt(ad.isExpired && ad.postedDaysAgo - jobLifetimeDays - minuteInDays, expire),
    ...entryAt(ad.renewedDaysAgo, renew),
    ...entryAt(ad.withdrawnDaysAgo, withdraw)
  ]
}

function applicantEntries(stage: DemoContext, applicant: DemoApplicant): TimelineEntry[] {
  const { username, registeredDaysAgo, profile } = applicant
  const register = (age: number) => registerDemoUser(stage, applicant, 'applicant', age)
  const published = profile && (() => publishDemoProfile(stage, username, profile))
  return [
    { daysAgo: registeredDaysAgo, run: register },
    ...entryAt(profile?.publishedDaysAgo, published)
  ]
}

function applicationEntries(stage: DemoContext, application: DemoApplication): TimelineEntry[] {
  const { submit, answer } = applicationCommands.demoApplicationCommands(stage, application)
  return [
    { daysAgo: application.submittedDaysAgo, run: submit },
    ...entryAt(application.decision?.age, answer)
  ]
}

function conversationEntries(stage: DemoContext, conversation: DemoConversation): TimelineEntry[] {
  return conversation.messages.flatMap(message => {
    const { send, read } = messageCommands.demoMessageCommands(stage, conversation, message)
    return [{ daysAgo: message.sentDaysAgo, run: send }, ...entryAt(message.readDaysAgo, read)]
  })
}

function entryAt(
  daysAgo: number | undefined,
  run: TimelineEntry['run'] | undefined
): TimelineEntry[] {
  return daysAgo !== undefined && run ? [{ daysAgo, run }] : []
}
