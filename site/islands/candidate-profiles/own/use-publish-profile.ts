import { useEffect, useEffectEvent, useState } from 'react'
import { candidateRequired } from '#services/auth/shared/refusals.ts'
import { apiClient, type CandidateProfileResponse, callApi } from '#site/lib/api.ts'
import { findSession } from '#site/stores/session.ts'
import { flash, toast } from '#site/ui/feedback/toast.ts'
import { effectiveVisibility, fetchVisibility, seenAsMinor } from '../visibility/visibility.ts'

interface Notice {
  tone: 'good' | 'warning' | ''
  text: string
  showsOwn?: boolean
}

const openFormParams = ['newUser', 'showForm', 'openForm']
const alreadyPublishedNotice: Notice = {
  tone: '',
  text: 'Ya tienes un perfil activo. Elimínalo para crear otro.',
  showsOwn: true
}

/** Says who sees a published profile, by the visibility that was chosen before. */
const seenBy = {
  minor: seenAsMinor(),
  everyone: 'Ya apareces en la lista de candidatos.',
  employers: 'Lo ven las empresas con cuenta.',
  applied: 'Solo lo ven las empresas a las que aplicas.',
  nobody: 'No lo ve nadie mientras no lo cambies en «Quién ve mi perfil».',
  unknown: ''
}

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
    setNote({
      tone: 'good',
      text: `Tu perfil está publicado. ${description}`.trim(),
      showsOwn: true
    })
    toast({ title: 'Perfil creado', description, isReadElsewhere: true })
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
    const text = 'No se pudieron cargar tus perfiles'
    tell({ tone: 'warning', text })
    toast({ title: 'Error', description: text, variant: 'destructive' })
    return false
  }
}

function redirectToRegister(): false {
  flash({
    title: 'Crea tu cuenta',
    description: 'Para publicar tu perfil necesitas una cuenta. Regístrate: es gratis.'
  })
  location.replace('/auth?register=true&type=applicant')
  return false
}

function rejectEmployer(tell: (note: Notice) => void): false {
  tell({ tone: 'warning', text: candidateRequired.message })
  toast({
    title: 'Cuenta de candidato requerida',
    description: candidateRequired.message,
    variant: 'destructive'
  })
  return false
}
