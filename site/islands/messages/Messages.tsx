import { useEffect } from 'react'
import { readHere } from '#site/islands/pages/use-address.ts'
import { Protected } from '#site/islands/session/Protected.tsx'
import { askAhead } from '#site/stores/queries.ts'
import { exchangeCall, exchangeKey, readChosen, talksCall, talksKey } from './data.ts'
import { Desk } from './Desk.tsx'

/** Somebody's conversations with those whom an application has brought together. */
export function Messages() {
  useEffect(() => {
    const chosen = readHere(readChosen)
    askAhead(talksKey, talksCall)
    if (chosen) askAhead(exchangeKey(chosen), exchangeCall(chosen))
  }, [])
  return <Protected>{user => <Desk user={user} />}</Protected>
}
