import { type ApplicantReference, application } from '#events/aggregates/applications.ts'
import type { CommandRequest } from '#services/platform/commands/handle-command.ts'
import type { Board } from '#services/platform/http/request/app-env.ts'
import { guestStreamOf } from './applicant.ts'
import * as decide from './decide.ts'
import { getApplicationOrThrow } from './received-application.ts'

/** Asks the employer whether the job still stands. */
export async function recordAskedAgain(
  board: Pick<Board, 'commands' | 'db' | 'now'>,
  context: CommandRequest,
  id: string,
  by: ApplicantReference | 'link'
): Promise<void> {
  const request = by === 'link' ? { ...context, user: undefined } : context
  await board.commands.handle(request, application, id, async (state, load, now) => {
    const guest = await load(guestStreamOf(state))
    const { answeredAt, isEmployerDeleted } = await getApplicationOrThrow(board, id)
    const found = { guest, hasWords: answeredAt !== null, isEmployerDeleted }
    return decide.askAgain(state, id, by, found, now)
  })
}

/** Says that the two have not talked. */
export async function recordTalkDenial(
  { commands }: Pick<Board, 'commands'>,
  context: CommandRequest,
  id: string,
  by: ApplicantReference | 'link'
): Promise<void> {
  const request = by === 'link' ? { ...context, user: undefined } : context
  await commands.handle(request, application, id, async (state, load) =>
    decide.denyTalk(state, id, by, await load(guestStreamOf(state)))
  )
}
