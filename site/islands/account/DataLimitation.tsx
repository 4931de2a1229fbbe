import type { CurrentUser } from '#site/lib/api.ts'

interface Props {
  user: CurrentUser
  operatorEmail: string
}

/** How the use of the data is limited without erasing it. */
export function DataLimitation({ user, operatorEmail }: Props) {
  return (
    <section className="panel" aria-labelledby="limitar">
      <h2 id="limitar">Limitar su uso</h2>
      <p>
        {user.userType === 'applicant'
          ? 'Si eliges «Nadie, por ahora» en «Quién ve mi perfil», aquí arriba, tus datos se quedan como están y nadie los ve hasta que lo cambies.'
          : 'Un anuncio que cierras deja de recibir aplicaciones, y uno que eliminas deja de verse en el acto.'}
      </p>
      <p>
        Para limitar u oponerte a otra cosa, escribe a{' '}
        <a href={`mailto:${operatorEmail}`}>{operatorEmail}</a>. Respondemos en el plazo de un mes.
      </p>
    </section>
  )
}
