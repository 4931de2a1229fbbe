import * as adCommands from './job-commands.ts'
import type { DemoApplication, DemoConversation } from './application.ts'
import * as applicationCommands from './application-commands.ts'
import { applications } from './applications/index.ts'
import type { DemoApplicant } from './candidate.ts'
import { applicants } from './candidates/index.ts'
import { conversations } from './conversations.ts'
import type { DemoAd, DemoEmployer } from './employer.ts'
import { employers } from './employers/index.ts'
import * as messageCommands from './message-commands.ts'
import { publish, registerPerson } from './user-commands.ts'
import type { Stage } from './context.ts'

/** A command, and how many days ago somebody gave it. */
export interface Happening {
  age: number
  happen(age: number): Promise<void>
}

const adLife = 30
const aMinute = 1 / (24 * 60)

/** Everything in the demo, oldest first: positions in the log follow time. */
export function timelineFor(stage: Stage): Happening[] {
  return [
    ...employers.flatMap(employer => ofEmployer(stage, employer)),
    ...applicants.flatMap(applicant => ofApplicant(stage, applicant)),
    ...applications.flatMap(application => ofApplication(stage, application)),
    ...conversations.flatMap(conversation => ofConversation(stage, conversation))
  ].sort((one, other) => other.age - one.age)
}

function ofEmployer(stage: Stage, employer: DemoEmployer): Happening[] {
  const register = (age: number) => registerPerson(stage, employer, 'employer', age)
  const ads = employer.ads.flatMap(ad => ofAd(stage, employer, ad))
  return [{ age: employer.age, happen: register }, ...ads]
}

function ofAd(stage: Stage, employer: DemoEmployer, ad: DemoAd): Happening[] {
  const { post, revise, renew, withdraw, expire } = adCommands.commandsFor(stage, employer, ad)
  return [
    { age: ad.age, happen: post },
    ...when(ad.revised?.age, revise),
    ...when(ad.swept && ad.age - adLife - aMinute, expire),
    ...when(ad.renewed, renew),
    ...when(ad.withdrawn, withdraw)
  ]
}

function ofApplicant(stage: Stage, applicant: DemoApplicant): Happening[] {
  const { username, since, profile } = applicant
  const register = (age: number) => registerPerson(stage, applicant, 'applicant', age)
  const published = profile && (() => publish(stage, username, profile))
  return [{ age: since, happen: register }, ...when(profile?.published, published)]
}

function ofApplication(stage: Stage, application: DemoApplication): Happening[] {
  const { submit, answer } = applicationCommands.commandsFor(stage, application)
  return [{ age: application.age, happen: submit }, ...when(application.answer?.age, answer)]
}

function ofConversation(stage: Stage, conversation: DemoConversation): Happening[] {
  return conversation.messages.flatMap(message => {
    const { send, read } = messageCommands.commandsFor(stage, conversation, message)
    return [{ age: message.age, happen: send }, ...when(message.read, read)]
  })
}

function when(age: number | undefined, happen: Happening['happen'] | undefined): Happening[] {
  return age !== undefined && happen ? [{ age, happen }] : []
}
