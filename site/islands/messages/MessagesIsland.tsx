import { useEffect } from 'react'
import { readHere } from '#site/lib/use-url-state.ts'
import { Protected } from '#site/ui/session/Protected.tsx'
import { askAhead } from '#site/stores/queries.ts'
import { exchangeCall, exchangeKey, readChosen, talksCall, talksKey } from './conversations.ts'
import { Desk } from './MessagesLayout.tsx'

/** Somebody's conversations with those whom an application has brought together. */
export function Messages() {
  useEffect(() => {
    const chosen = readHere(readChosen)
    askAhead(talksKey, talksCall)
    if (chosen) askAhead(exchangeKey(chosen), exchangeCall(chosen))
  }, [])
  return <Protected>{user => <Desk user={user} />}</Protected>
}
