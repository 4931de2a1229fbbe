/** Kilometres around a municipality that a search offers. */
export const radiuses = [10, 30, 50, 100, 200] as const
export type Radius = (typeof radiuses)[number]

/** Kilometres around a municipality where none are given. */
export const defaultRadius = 30
