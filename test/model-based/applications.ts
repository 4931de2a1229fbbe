import { type ApplicationEvent, application, type Said } from '#events/aggregates/applications.ts'
import { type Guest, guest } from '#events/aggregates/guests.ts'
import { waysToTalk } from '#events/aggregates/application-statuses.ts'
import { askAgainDays } from '#events/limits/applications.ts'
import { answerValues, ownHorseKey } from '#events/job-content/asks.ts'
import { day } from '#events/units.ts'
import { user } from '#events/aggregates/users.ts'
import {
  askAgain,
  changeApplicationStatus,
  denyTalk,
  rewriteApplication,
  sayTalked,
  seeApplication,
  submitApplication,
  withdrawApplication
} from '#services/applications/decide.ts'
import { requireActive } from '#services/users/decide.ts'
import { guestStreamOf } from '#services/applications/applicant.ts'
import { joinGuest } from '#services/applications/decide-guests.ts'
import { shredGuest } from '#services/applications/guest-actions.ts'
import { applicationNotFound } from '#services/applications/refusals.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { loadTarget } from '#services/applications/load-target.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import { coverLetter } from '#test/builders/api-fixtures.ts'
import { type Model, ownerActor, pick, type WeightedCommands } from './model.ts'

/** What is said beside a cover letter: all of it, a part, or nothing. */
function saidBy(word: number): Said {
  return {
    answers: word % 3 ? [{ ask: 'anos', value: word % 60 }, ...answered(word)] : [],
    startsOn: pick(['ya', '2027-02-01', undefined] as const, word),
    needsHousing: pick([true, false, undefined], word),
    place: pick(['11020', undefined], word)
  }
}

const answered = (word: number) => [
  { ask: 'carne-B', value: pick(answerValues, word) },
  { ask: ownHorseKey, value: pick(['si', 'no'] as const, word) }
]

export function applicationCommands({
  recording,
  user: anyUser,
  known,
  fresh,
  words
}: Model): WeightedCommands {
  return {
    apply: [
      20,
      ({ who, whom, which, choice, word }, index) => {
        const id = fresh('applications', index)
        const jobId = known('jobs', which)
        const by = anyUser(who)
        const isGuest = choice % 5 < 2
        const guestId = `guest-${whom % 60}`
        const details = {
          coverLetter,
          applicantName: guestId,
          applicantEmail: `${guestId}@example.org`,
          ...saidBy(word)
        }
        return handleCommand(recording, application, id, async (state, load, now) => {
          const target = await loadTarget(jobId, load)
          const account = await load([user, by.id])
          if (isGuest) requireKnown(await load([guest, guestId]))
          const applicant = isGuest
            ? { ...details, guestId }
            : { ...details, applicantId: by.id, account }
          return submitApplication(state, id, target, applicant, now)
        })
      }
    ],
    rewrite: [
      8,
      ({ whom, which, word }) => {
        const id = known('applications', which)
        const text = { coverLetter: `${coverLetter} ${whom}`, applicantName: `guest-${whom}` }
        const letter = { ...text, ...saidBy(word) }
        const jobId = known('jobs', whom)
        return handleCommand(recording, application, id, async (state, load, now) => {
          requireKnown(await load(guestStreamOf(state)))
          return rewriteApplication(state, id, await loadTarget(jobId, load), letter, now)
        })
      }
    ],
    changeStatus: [
      8,
      ({ which, choice }) => {
        const id = known('applications', which)
        const status = pick(['pending', 'approved', 'rejected'] as const, choice)
        return handleCommand(recording, application, id, state =>
          changeApplicationStatus(
            state,
            id,
            status,
            ownerActor(state, 'employerId', 'employer'),
            which % 2 ? 'link' : undefined
          )
        )
      }
    ],
    /** As 1.0.0 answered a guest, and undid it. */
    answerGuest: [
      4,
      ({ which, word, choice }) => {
        const id = known('applications', which)
        return handleCommand(
          recording,
          application,
          id,
          async (state, load): Promise<ApplicationEvent[]> => {
            requireKnown(await load(guestStreamOf(state)))
            if (state.state === 'unknown' || !('guestId' in state.applicant)) return []
            const status = pick(['pending', 'approved', 'rejected'] as const, choice)
            const subject = state.applicant.guestId
            return word % 3
              ? [
                  {
                    type: 'ApplicationAnswered',
                    data: { id },
                    subject,
                    personal: { words: words(word) }
                  }
                ]
              : [{ type: 'ApplicationStatusChanged', data: { id, status } }]
          }
        )
      }
    ],
    joinGuest: [
      2,
      ({ whom, who }) => {
        const id = `guest-${whom % 60}`
        const userId = anyUser(who).id
        return handleCommand(recording, guest, id, async (state, load) => {
          requireActive(await load([user, userId]))
          return joinGuest(state, id, userId)
        })
      }
    ],
    eraseGuest: [
      1,
      ({ whom }) =>
        shredGuest(recording, `guest-${whom % 60}`, {
          requestedBy: 'guest',
          deleteMails: () => Promise.resolve()
        })
    ],
    seeApplication: [
      8,
      ({ which, choice }) => {
        const id = known('applications', which)
        return handleCommand(recording, application, id, state => {
          if (choice % 2)
            return seeApplication(state, id, ownerActor(state, 'employerId', 'employer'))
          const applicant = state.state === 'unknown' ? {} : state.applicant
          return seeApplication(state, id, ownerActor(applicant, 'userId', 'applicant'))
        })
      }
    ],
    sayTalked: [
      9,
      ({ which, choice }) => {
        const id = known('applications', which)
        return handleCommand(recording, application, id, state =>
          sayTalked(
            state,
            id,
            pick(waysToTalk, choice),
            ownerActor(state, 'employerId', 'employer')
          )
        )
      }
    ],
    denyTalk: [
      10,
      ({ which }) => {
        const id = known('applications', which)
        return handleCommand(recording, application, id, state => denyTalk(state, id, 'link'))
      }
    ],
    /** As if it had waited long enough. */
    askAgain: [
      4,
      ({ which }) => {
        const id = known('applications', which)
        return handleCommand(recording, application, id, (state, _, now) => {
          const later = new Date(now.getTime() + askAgainDays * day)
          return askAgain(state, id, 'link', { hasWords: false, isEmployerDeleted: false }, later)
        })
      }
    ],
    withdrawApplication: [
      6,
      ({ which }) => {
        const id = known('applications', which)
        return handleCommand(recording, application, id, state => {
          const by = state.state === 'unknown' ? { userId: '' } : state.applicant
          return withdrawApplication(state, id, by)
        })
      }
    ]
  }
}

/** Nothing more is written with the key of a guest who was erased. */
function requireKnown({ state }: Guest): void {
  if (state === 'erased') throw new HttpError(applicationNotFound)
}
