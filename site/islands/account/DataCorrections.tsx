import type { CurrentUser } from '#site/lib/api.ts'

const ofEmployers = [
  { href: '/profile', text: 'Los datos de tu cuenta' },
  { href: '/profile?tab=empleos', text: 'Tus anuncios y borradores' },
  { href: '/messages', text: 'Tus mensajes' }
]
const ofCandidates = [
  { href: '/profile', text: 'Los datos de tu cuenta' },
  { href: '/candidates?tab=mis-perfiles', text: 'Tu perfil de candidato' },
  { href: '/profile?tab=aplicaciones', text: 'Tus aplicaciones' },
  { href: '/messages', text: 'Tus mensajes' }
]

/** Where each thing is corrected. */
export function DataCorrections({ user }: { user: CurrentUser }) {
  const links = user.userType === 'employer' ? ofEmployers : ofCandidates
  return (
    <section className="panel" aria-labelledby="corregir">
      <h2 id="corregir">Corregir</h2>
      <p>Aquí ves y cambias lo que has escrito:</p>
      <ul className="link-list">
        {links.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
