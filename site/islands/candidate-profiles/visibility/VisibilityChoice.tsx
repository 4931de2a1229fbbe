import { effectiveVisibility, type VisibilityResponse, whyNotEveryone } from './visibility.ts'

const choices: readonly { value: VisibilityResponse['visibleTo']; title: string; about: string }[] =
  [
    {
      value: 'everyone',
      title: 'Todo el mundo',
      about: 'También quien no tiene cuenta, sin tu teléfono ni tu correo.'
    },
    { value: 'employers', title: 'Solo empresas', about: 'Las que han iniciado sesión.' },
    {
      value: 'applied',
      title: 'Solo las empresas a las que aplico',
      about: 'No sales en ninguna lista más.'
    },
    {
      value: 'nobody',
      title: 'Nadie, por ahora',
      about: 'Tus datos se quedan como están, sin que nadie los vea, hasta que lo cambies.'
    }
  ]

interface Props {
  data: VisibilityResponse
  isPending: boolean
  onChoose(visibleTo: VisibilityResponse['visibleTo']): void
}

/** The choice of who sees the profile. */
export function VisibilityChoice({ data, isPending, onChoose }: Props) {
  const effective = effectiveVisibility(data)
  const obstacle = whyNotEveryone(data)
  return (
    <section className="section" aria-labelledby="quien-ve" aria-busy={isPending}>
      <div className="head">
        <div>
          <h2 id="quien-ve">Quién ve mi perfil</h2>
          <p className="hint">Se guarda al elegir.</p>
        </div>
      </div>
      <fieldset>
        <legend className="visually-hidden">Quién ve mi perfil</legend>
        <div className="box settings">
          {choices.map(({ value, title, about }) => (
            <label className="setting" key={value}>
              <input
                type="radio"
                name="visibleTo"
                value={value}
                checked={effective === value}
                disabled={value === 'everyone' && obstacle !== undefined}
                onChange={() => onChoose(value)}
              />
              <b>{title}</b>
              <span className="about">{(value === 'everyone' && obstacle) || about}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </section>
  )
}
