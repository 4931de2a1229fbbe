import { employerRequired } from '#services/auth/shared/refusals.ts'
import type { Toast } from './toast.ts'

/** Shown to candidates who follow a link for employers. */
export const employersOnlyToast: Toast = {
  title: 'Acceso restringido',
  description: `${employerRequired.message} Por favor, crea una cuenta de empleador para continuar.`,
  variant: 'destructive'
}
