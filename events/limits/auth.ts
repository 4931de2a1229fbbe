/** After which a session ends: since it started, and since it was last used. */
export const sessionDays = 7
export const sessionIdleHours = 24
