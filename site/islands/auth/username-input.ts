/** Input attributes of a username. */
export const usernameInput = {
  autoComplete: 'username',
  autoCapitalize: 'none',
  spellCheck: false
} as const
