/** The username for password managers, in a form that asks for a password. */
export function HiddenUsername({ username }: { username: string }) {
  return (
    <input
      className="visually-hidden"
      type="text"
      autoComplete="username"
      value={username}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  )
}
