import type { Toast } from './toast.ts'

/** For whoever wants to post an ad with another kind of account. */
export const employersOnlyToast: Toast = {
  title: 'Acceso restringido',
  description:
    'Necesitas una cuenta de empleador para publicar vacantes. Por favor, crea una cuenta de empleador para continuar.',
  variant: 'destructive'
}
