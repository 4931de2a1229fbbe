/** What somebody signs in with. */
export const usernameInput = {
  autoComplete: 'username',
  autoCapitalize: 'none',
  spellCheck: false
} as const
