import { brand } from '#services/platform/config/brand.ts'
import type { CurrentUser } from '#site/lib/api.ts'
import { takeOverSavedJobs } from '#site/stores/saved-jobs.ts'
import { broadcastSessionChange } from '#site/lib/session-stamp.ts'
import { flash } from '#site/ui/toast.ts'

/** The first page after signing in. */
export function startPageOf({ userType }: CurrentUser): string {
  return userType === 'employer' ? '/post-job' : '/'
}

export function afterLogIn(user: CurrentUser): Promise<never> {
  flash({ title: 'Inicio de sesión exitoso', description: `¡Bienvenido/a, ${user.fullName}!` })
  return replacePage(startPageOf(user))
}

export function afterRegistration(user: CurrentUser): Promise<never> {
  const description = `Te damos la bienvenida a ${brand}, ${user.fullName}.`
  flash({ title: 'Registro exitoso', description })
  return replacePage(user.userType === 'employer' ? '/post-job' : '/candidates?newUser=true')
}

/** Back must not lead to a form that has been sent, so this page is replaced; until then it stays busy. */
async function replacePage(path: string): Promise<never> {
  await takeOverSavedJobs().catch(console.error)
  broadcastSessionChange()
  location.replace(path)
  return new Promise(() => {})
}
