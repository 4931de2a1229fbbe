import { alert } from '#events/aggregates/alerts.ts'
import { newId } from '#events/aggregates/ids.ts'
import { user } from '#events/aggregates/users.ts'
import { RequestAlert, toSavedSearch } from '#services/jobs/alerts/contract.ts'
import { confirmAlert, requestAlertByEmail, requestOwnAlert } from '#services/jobs/alerts/decide.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import { demoCommandContext, type DemoContext, findDemoUser } from './context.ts'
import type { DemoAlert } from './schema.ts'

/** Requests and confirms one sample alert. */
export async function requestDemoAlert(
  context: DemoContext,
  { owner, ...request }: DemoAlert,
  age: number
): Promise<void> {
  const id = newId()
  const { search, every } = RequestAlert.parse(request)
  const wanted = { search: toSavedSearch(search), every }
  const recording = demoCommandContext(context, age)
  if (typeof owner === 'string') {
    const by = findDemoUser(context, owner)
    await handleCommand({ ...recording, user: by }, alert, id, async (state, load) => {
      const account = await load([user, by.id])
      return requestOwnAlert(state, id, wanted, by, { account, known: [] })
    })
  } else {
    const { email } = owner
    await handleCommand(recording, alert, id, state =>
      requestAlertByEmail(state, id, { email }, wanted)
    )
  }
  await handleCommand(recording, alert, id, state => confirmAlert(state, id, 0))
}
