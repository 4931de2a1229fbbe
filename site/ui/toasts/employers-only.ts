import type { Toast } from './toast.ts'

/** For whoever wants to post an ad with another kind of account. */
export const employersOnly: Toast = {
  title: 'Acceso restringido',
  description:
    'Necesitas una cuenta de empleador para publicar vacantes. Por favor, crea una cuenta de empleador para continuar.',
  variant: 'destructive'
}
