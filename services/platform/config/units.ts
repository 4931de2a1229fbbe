/** Milliseconds. */
export const seconds = 1_000
export const minutes = 60 * seconds

/** Bytes. */
export const kilobyte = 1_024
export const megabyte = kilobyte ** 2
