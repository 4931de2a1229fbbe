import { useEffect, useEffectEvent, useState } from 'react'
import { candidateRequired } from '#services/auth/shared/refusals.ts'
import { apiClient, type CandidateProfileResponse, callApi } from '#site/lib/api.ts'
import { findSession } from '#site/stores/session.ts'
import { $flash, flash, toast } from '#site/ui/toasts/toast.ts'
import { effectiveVisibility, fetchVisibility, seenAsMinor } from '../visibility/visibility.ts'
import { ownProfileWords, refusalWords, speech } from '#services/words/words.ts'

interface Notice {
  tone: 'good' | 'warning' | ''
  text: string
  showsOwn?: boolean
}

const openFormParams = ['newUser', 'showForm', 'openForm']
const alreadyPublishedNotice: Notice = {
  tone: '',
  text: ownProfileWords.alreadyActive,
  showsOwn: true
}

/** Says who sees a published profile, by the visibility that was chosen before. */
const seenBy = { ...ownProfileWords.seenBy, minor: seenAsMinor() }

async function findSeenBy(ageBand: string | null): Promise<keyof typeof seenBy> {
  const visibility = await fetchVisibility().catch(() => undefined)
  const chosen = visibility && effectiveVisibility(visibility)
  if (chosen === 'applied' || chosen === 'nobody') return chosen
  return ageBand === '<18' ? 'minor' : (chosen ?? 'unknown')
}

/** Opens the form of a new profile after checking the account and its profiles. */
export function usePublishProfile(onPublished: () => void) {
  const [state, setState] = useState<'closed' | 'asking' | 'open'>('closed')
  const [note, setNote] = useState<Notice>()

  async function start() {
    if (state !== 'closed') return
    setNote(undefined)
    setState('asking')
    setState((await canPublish(setNote)) ? 'open' : 'closed')
  }

  async function finish({ ageBand }: Pick<CandidateProfileResponse, 'ageBand'>) {
    setState('closed')
    onPublished()
    const description = seenBy[await findSeenBy(ageBand)]
    $flash.set(undefined)
    setNote({
      tone: 'good',
      text: `${ownProfileWords.published} ${description}`.trim(),
      showsOwn: true
    })
    toast({ title: ownProfileWords.created, description, isReadElsewhere: true })
  }

  const open = useEffectEvent(start)
  useEffect(() => {
    if (consumeOpenFormParam()) open()
  }, [])
  return { state, note, start, close: () => setState('closed'), finish }
}

/** True once: removes the parameter from the address. */
function consumeOpenFormParam(): boolean {
  const address = new URL(location.href)
  const isInvited = openFormParams.some(name => address.searchParams.get(name) === 'true')
  for (const name of openFormParams) address.searchParams.delete(name)
  if (address.href !== location.href) history.replaceState(history.state, '', address)
  return isInvited
}

async function canPublish(tell: (note: Notice) => void): Promise<boolean> {
  const session = await findSession()
  if (session.state === 'anonymous') return redirectToRegister()
  if (session.state !== 'user') return false
  if (session.user.userType === 'employer') return rejectEmployer(tell)
  try {
    const query = { onlyActive: 'true' }
    const own = await callApi(apiClient['my-candidate-profiles'].$get({ query }))
    if (own.length) tell(alreadyPublishedNotice)
    return own.length === 0
  } catch {
    const text = ownProfileWords.notLoaded
    tell({ tone: 'warning', text })
    toast({ title: ownProfileWords.error, description: text, variant: 'destructive' })
    return false
  }
}

function redirectToRegister(): false {
  flash({
    title: ownProfileWords.createAccount,
    description: ownProfileWords.accountNeeded
  })
  location.replace(speech.path('/auth?register=true&type=applicant'))
  return false
}

function rejectEmployer(tell: (note: Notice) => void): false {
  const description = refusalWords.sentence(candidateRequired.code, candidateRequired.message)
  tell({ tone: 'warning', text: description })
  toast({
    title: ownProfileWords.candidateAccountNeeded,
    description,
    variant: 'destructive'
  })
  return false
}
