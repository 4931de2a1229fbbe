/** Milliseconds. */
export const second = 1_000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** Bytes. */
export const kilobyte = 1_024
export const megabyte = kilobyte ** 2
