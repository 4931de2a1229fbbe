import type { InferResponseType } from 'hono/client'
import { answerOf, api } from '#site/lib/api.ts'

export type Overview = InferResponseType<typeof api.operator.overview.$get, 200>
export type Day = Overview['days'][number]
export type Parked = Overview['parked'][number]

export const overviewKey = 'operator'

export const overviewCall = (): Promise<Overview> => answerOf(api.operator.overview.$get())
