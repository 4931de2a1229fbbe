import { readPageNumber } from '#services/platform/validation/search-params.ts'
import type { CaseState } from './cases.ts'
import type { EmployerState } from './employers.ts'

/** Shows a page of the operator in place. */
export type Go = (path: string) => void

export const operatorTabs = ['denuncias', 'empresas', 'cifras', 'tecnica'] as const
export type OperatorTab = (typeof operatorTabs)[number]

/** The state of the operator's pages, as their addresses hold it. */
export interface OperatorAddress {
  tab: OperatorTab
  /** The id of a case, which has a page of its own. */
  caseId: string | undefined
  cases: CaseState
  employers: EmployerState
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
    page: readPageNumber(params)
  }
}

const path = '/operador'

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
