import { newestDays } from '#events/limits/cases.ts'
import { readPageNumber } from '#services/platform/validation/search-params.ts'
import type { CaseState } from './cases.ts'
import type { EmployerState } from './employers.ts'
import type { NewestState } from './together.ts'

/** Shows a page of the operator in place. */
export type Go = (path: string) => void

export const operatorTabs = ['denuncias', 'nuevos', 'empresas', 'cifras', 'tecnica'] as const
export type OperatorTab = (typeof operatorTabs)[number]

/** The state of the operator's pages, as their addresses hold it. */
export interface OperatorAddress {
  tab: OperatorTab
  /** The id of a case, which has a page of its own. */
  caseId: string | undefined
  cases: CaseState
  employers: EmployerState
  newest: NewestState
  page: number
}

export function readOperatorAddress(params: URLSearchParams): OperatorAddress {
  const named = params.get('tab')
  const state = params.get('estado')
  return {
    tab: operatorTabs.find(tab => tab === named) ?? 'denuncias',
    caseId: params.get('caso') ?? undefined,
    cases: state === 'decididas' ? 'decided' : 'pending',
    employers: state === 'vistas' ? 'seen' : 'new',
    newest: {
      what: params.get('que') === 'anuncios' ? 'jobs' : 'accounts',
      by: newestOrders[params.get('por') ?? ''] ?? 'time',
      days: newestDays.find(days => days === params.get('dias')) ?? '1'
    },
    page: readPageNumber(params)
  }
}

const path = '/operador'

const newestOrders: Record<string, NewestState['by']> = { red: 'network', parecido: 'likeness' }
const orderNames = { time: undefined, network: 'red', likeness: 'parecido' }

export const tabPath = (tab: OperatorTab) => (tab === 'denuncias' ? path : `${path}?tab=${tab}`)
export const casePath = (id: string) => `${path}?caso=${encodeURIComponent(id)}`
export const casesPath = (state: CaseState) =>
  state === 'decided' ? `${path}?estado=decididas` : path

export function employersPath(state: EmployerState, page: number): string {
  const query = new URLSearchParams({ tab: 'empresas' })
  if (state === 'seen') query.set('estado', 'vistas')
  if (page > 1) query.set('page', String(page))
  return `${path}?${query}`
}

export function newestPath({ what, by, days }: NewestState): string {
  const query = new URLSearchParams({ tab: 'nuevos' })
  const order = orderNames[by]
  if (what === 'jobs') query.set('que', 'anuncios')
  if (order) query.set('por', order)
  if (days !== '1') query.set('dias', days)
  return `${path}?${query}`
}
