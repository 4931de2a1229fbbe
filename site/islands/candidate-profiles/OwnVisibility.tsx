import { useSession } from '#site/stores/use-session.ts'
import { ProfileVisibility } from './ProfileVisibility.tsx'

/** For candidates only. */
export function OwnVisibility() {
  const session = useSession()
  if (session.state !== 'user' || session.user.userType === 'employer') return null
  return <ProfileVisibility />
}
