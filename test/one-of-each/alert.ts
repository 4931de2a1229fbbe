import * as people from '#test/builders/api-fixtures.ts'
import { callsOf } from '#test/requests/call-action.ts'
import { signAlertToken } from '#test/board/link-tokens.ts'
import type { TestApp } from '#test/board/test-app.ts'

/** Of an alert from its request to its end. */
export async function alertResponses(board: TestApp) {
  const call = callsOf(board)
  const ana = await people.signUp(board, 'applicant')
  const wanted = { search: { keyword: 'mozo' }, every: 'dia' }
  const requestAlert = await call('requestAlert', ana, { body: wanted })
  const listAlerts = await call('listAlerts', ana)
  const alert = { id: listAlerts.body.alerts[0].id }
  return {
    requestAlert,
    listAlerts,
    confirmAlert: await call('confirmAlert', board.createClient(), {
      id: signAlertToken(board, alert.id)
    }),
    findAlert: await call('findAlert', ana, alert),
    changeAlert: await call('changeAlert', ana, { ...alert, body: { every: 'semana' } }),
    endAlert: await call('endAlert', ana, alert)
  }
}
