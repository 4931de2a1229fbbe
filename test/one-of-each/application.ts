import { askAgainDays } from '#events/limits/applications.ts'
import { day } from '#events/units.ts'
import * as people from '#test/builders/api-fixtures.ts'
import { callsOf } from '#test/requests/call-action.ts'
import { confirmEmailOf } from '#test/builders/confirmed-email.ts'
import { applicationBearer, signAnswerToken } from '#test/board/link-tokens.ts'
import type { TestApp, Visitor } from '#test/board/test-app.ts'

/** Of an application that is answered and withdrawn, and of one of a guest that is erased. */
export async function applicationResponses(board: TestApp) {
  const call = callsOf(board)
  const employer = await people.signUp(board, 'employer')
  const ana = await people.signUp(board, 'applicant')
  const asks = [{ what: 'carne', level: 'B', weight: 'imprescindible' }]
  const { id: jobId } = await people.postJobAs(employer, { asks })
  const said = {
    answers: [{ ask: 'carne-B', value: 'si' }],
    startsOn: '2027-02-01',
    needsHousing: false,
    place: '11020'
  }
  const applyAs = (by: Visitor, body: object) => call('submitApplication', by, { id: jobId, body })
  const submitApplication = await applyAs(ana, { coverLetter: people.coverLetter, ...said })
  const guest = await applyAs(board.createClient(), { ...people.guestRequest, ...said })
  const { id } = submitApplication.body
  return {
    submitApplication,
    listApplications: await call('listApplications', employer),
    changeApplicationStatus: await call('changeApplicationStatus', employer, {
      id,
      body: { status: 'approved' }
    }),
    askAgain: await askAgain(board, guest.body.id),
    answerByLink: await answerByLink(board, employer, guest.body.id),
    seeApplication: await call('seeApplication', ana, { id }),
    countUnseen: await call('countUnseen', ana),
    followChanges: await call('followChanges', ana),
    ...(await messageResponses(board, employer, ana, jobId)),
    writeToEmployer: await call('writeToEmployer', board.createClient(), {
      id: guest.body.id,
      body: { content: '¿Hay vivienda?' },
      headers: applicationBearer(board, guest.body.id)
    }),
    sayTalked: await call('sayTalked', employer, {
      id: guest.body.id,
      body: { by: 'telefono' }
    }),
    denyTalk: await call('denyTalk', board.createClient(), {
      id: guest.body.id,
      headers: applicationBearer(board, guest.body.id)
    }),
    withdrawApplication: await call('withdrawApplication', ana, { id }),
    eraseGuest: await call('eraseGuest', board.createClient(), {
      id: guest.body.id,
      headers: applicationBearer(board, guest.body.id)
    })
  }
}

/** Of the two who share an application. */
async function messageResponses(
  board: TestApp,
  employer: people.SignedInClient,
  ana: people.SignedInClient,
  jobId: string
) {
  const call = callsOf(board)
  const sendMessage = await call('sendMessage', ana, {
    body: { receiverId: employer.id, content: '¿Cuándo puedo empezar?', jobId }
  })
  return {
    sendMessage,
    listConversations: await call('listConversations', employer),
    readConversation: await call('readConversation', employer, { id: ana.id }),
    markMessageRead: await call('markMessageRead', employer, { id: sendMessage.body.id })
  }
}

async function askAgain(board: TestApp, id: string) {
  const { now } = board
  board.now = new Date(now.getTime() + askAgainDays * day)
  const headers = applicationBearer(board, id)
  const asked = await callsOf(board)('askAgain', board.createClient(), { id, headers })
  board.now = now
  return asked
}

async function answerByLink(board: TestApp, employer: people.SignedInClient, id: string) {
  await confirmEmailOf(board, employer)
  const link = { id: signAnswerToken(board, id), body: { status: 'approved' } }
  return callsOf(board)('answerByLink', board.createClient(), link)
}
