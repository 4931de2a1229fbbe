/** Kilometres that a search around a municipality offers. */
export const radiuses = [10, 30, 50, 100, 200] as const
export type Radius = (typeof radiuses)[number]

/** Kilometres around a municipality by default. */
export const defaultRadius = 30
