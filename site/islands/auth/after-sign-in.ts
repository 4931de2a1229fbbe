import { brand } from '#services/platform/config/brand.ts'
import type { User } from '#site/lib/api.ts'
import { noteSessionChange } from '#site/stores/session.ts'
import { flash } from '#site/ui/toasts/toast.ts'

/** Where somebody begins who has just signed in. */
export function homeOf({ userType }: User): string {
  return userType === 'employer' ? '/post-job' : '/'
}

export function welcomeBack(user: User): Promise<never> {
  flash({ title: 'Inicio de sesión exitoso', description: `¡Bienvenido/a, ${user.fullName}!` })
  return enter(homeOf(user))
}

export function welcomeNew(user: User): Promise<never> {
  const description = `Te damos la bienvenida a ${brand}, ${user.fullName}.`
  flash({ title: 'Registro exitoso', description })
  return enter(user.userType === 'employer' ? '/post-job' : '/candidates?newUser=true')
}

/** Back must not lead to a form that has been sent, so this page is replaced; until then it stays busy. */
function enter(path: string): Promise<never> {
  noteSessionChange()
  location.replace(path)
  return new Promise(() => {})
}
