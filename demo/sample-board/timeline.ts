import { jobLifetimeDays } from '#events/limits/jobs.ts'
import { requestDemoAlert } from './alert-commands.ts'
import { demoApplicationCommands } from './application-commands.ts'
import type { DemoContext } from './context.ts'
import { demoJobCommands } from './job-commands.ts'
import { demoMessageCommands } from './message-commands.ts'
import { loadSampleBoard } from './load.ts'
import type { DemoAccount, DemoApplication, DemoConversation, DemoJob } from './schema.ts'
import { chooseDemoPicture } from './picture-commands.ts'
import { publishDemoProfile, registerDemoUser } from './user-commands.ts'
import { verifyDemoEmployer } from './verification-commands.ts'

/** A command, and how many days ago it was given. */
export interface TimelineEntry {
  daysAgo: number
  run(daysAgo: number): Promise<void>
}

const minuteInDays = 1 / (24 * 60)

/** All commands of the demo, oldest first: positions in the log follow time. */
export function createTimeline(context: DemoContext): TimelineEntry[] {
  const { users, jobs, applications, conversations, alerts } = loadSampleBoard()
  const photographed = newestOfEach(jobs)
  return [
    ...users.flatMap(account => accountEntries(context, account)),
    ...jobs.flatMap(job => jobEntries(context, job, users, photographed.has(job))),
    ...applications.flatMap(application => applicationEntries(context, application)),
    ...conversations.flatMap(conversation => conversationEntries(context, conversation)),
    ...alerts.map(alert => ({
      daysAgo: alert.requestedDaysAgo,
      run: (age: number) => requestDemoAlert(context, alert, age)
    }))
  ].sort((a, b) => b.daysAgo - a.daysAgo)
}

function accountEntries(context: DemoContext, account: DemoAccount): TimelineEntry[] {
  const register = (daysAgo: number) => registerDemoUser(context, account, daysAgo)
  const profile = account.userType === 'applicant' ? account.profile : undefined
  const verification = account.userType === 'employer' ? account.verification : undefined
  const verify =
    verification &&
    ((age: number) => verifyDemoEmployer(context, account.username, verification, age))
  const publish = profile && (() => publishDemoProfile(context, account.username, profile))
  const choosePicture =
    account.userType === 'employer' && ((age: number) => chooseDemoPicture(context, account, age))
  return [
    { daysAgo: account.registeredDaysAgo, run: register },
    ...entryAt(account.registeredDaysAgo - minuteInDays, choosePicture || undefined),
    ...entryAt(verification?.daysAgo, verify),
    ...entryAt(profile?.publishedDaysAgo, publish)
  ]
}

/** Of each employer the newest job that stays as it is. */
function newestOfEach(jobs: DemoJob[]): ReadonlySet<DemoJob> {
  const steady = jobs.filter(
    ({ revised, closed, withdrawnDaysAgo, isExpired }) =>
      !revised && !closed && withdrawnDaysAgo === undefined && !isExpired
  )
  const newest = new Map<string, DemoJob>()
  for (const job of steady) {
    const known = newest.get(job.employer)
    if (!known || job.postedDaysAgo < known.postedDaysAgo) newest.set(job.employer, job)
  }
  return new Set(newest.values())
}

function jobEntries(
  context: DemoContext,
  job: DemoJob,
  users: DemoAccount[],
  hasPhotos: boolean
): TimelineEntry[] {
  const employer = users.find(({ username }) => username === job.employer)
  if (employer?.userType !== 'employer') throw new Error(`${job.employer} is no employer`)
  const { post, revise, renew, close, withdraw, expire } = demoJobCommands(
    context,
    employer,
    job,
    hasPhotos
  )
  return [
    { daysAgo: job.postedDaysAgo, run: post },
    ...entryAt(job.revised?.daysAgo, revise),
    ...entryAt(job.isExpired && job.postedDaysAgo - jobLifetimeDays - minuteInDays, expire),
    ...entryAt(job.renewedDaysAgo, renew),
    ...entryAt(job.closed?.daysAgo, close),
    ...entryAt(job.withdrawnDaysAgo, withdraw)
  ]
}

function applicationEntries(context: DemoContext, application: DemoApplication): TimelineEntry[] {
  const { submit, answer } = demoApplicationCommands(context, application)
  return [
    { daysAgo: application.submittedDaysAgo, run: submit },
    ...entryAt(application.decision?.daysAgo, answer)
  ]
}

function conversationEntries(
  context: DemoContext,
  conversation: DemoConversation
): TimelineEntry[] {
  return conversation.messages.flatMap(message => {
    const { send, read } = demoMessageCommands(context, conversation, message)
    return [{ daysAgo: message.sentDaysAgo, run: send }, ...entryAt(message.readDaysAgo, read)]
  })
}

function entryAt(
  daysAgo: number | undefined,
  run: TimelineEntry['run'] | undefined
): TimelineEntry[] {
  return daysAgo !== undefined && run ? [{ daysAgo, run }] : []
}
