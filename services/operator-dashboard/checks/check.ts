import * as z from 'zod/mini'

/** `unknown`: it could not be looked at, which is no fault. */
export const checkStates = ['ok', 'minor', 'serious', 'unknown'] as const
export type CheckState = (typeof checkStates)[number]

export const checkNames = [
  'backups',
  'drill',
  'mail',
  'dns',
  'clock',
  'tls',
  'identity',
  'operators',
  'disk',
  'versions'
] as const
export type CheckName = (typeof checkNames)[number]

/** What a public board needs: whether it is there, and what to do where it is not. */
export const BoardCheck = z.object({
  name: z.enum(checkNames),
  state: z.enum(checkStates),
  text: z.string(),
  /** Empty where there is nothing to do. */
  remedy: z.string()
})
export type BoardCheck = z.infer<typeof BoardCheck>

/** For operators, what is missing alone. */
export const MissingChecksView = z.object({ checks: z.array(BoardCheck) })

export const ok = (name: CheckName, text: string): BoardCheck => ({
  name,
  state: 'ok',
  text,
  remedy: ''
})

export const lacks = (
  name: CheckName,
  state: Exclude<CheckState, 'ok'>,
  text: string,
  remedy: string
): BoardCheck => ({ name, state, text, remedy })

export const isMissing = ({ state }: BoardCheck) => state === 'minor' || state === 'serious'
