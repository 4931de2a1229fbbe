import { useState } from 'react'
import { formatCount } from '#services/platform/shared/formats.ts'
import { invalidate, useQuery } from '#site/stores/queries.ts'
import { ErrorPanel } from '#site/ui/feedback/ErrorPanel.tsx'
import { lazyWithRetry } from '#site/ui/feedback/lazy-with-retry.tsx'
import { Spinner } from '#site/ui/feedback/Spinner.tsx'
import { fetchSecondFactor, type SecondFactorState, secondFactorKey } from './second-factor.ts'

const SecondFactorEnrolment = lazyWithRetry(() =>
  import('./SecondFactorEnrolment.tsx').then(part => part.SecondFactorEnrolment)
)
const SwitchOffSecondFactor = lazyWithRetry(() =>
  import('./SwitchOffSecondFactor.tsx').then(part => part.SwitchOffSecondFactor)
)

/** Two-step sign-in of the operator; `onChange` is called when it was switched on or off. */
export function SecondFactorPanel({ onChange }: { onChange?: () => void }) {
  const { data, error, retry } = useQuery(secondFactorKey, fetchSecondFactor)
  const [isOpen, setOpen] = useState(false)
  function finish() {
    setOpen(false)
    invalidate(secondFactorKey)
    onChange?.()
  }
  if (error) {
    const title = 'No hemos podido cargar la verificación en dos pasos'
    return <ErrorPanel title={title} message={error.message} onRetry={retry} />
  }
  if (!data) return <Spinner />
  return (
    <section className="section" aria-labelledby="dos-pasos">
      <h2 id="dos-pasos">Verificación en dos pasos</h2>
      <div className="box">
        <div className="setting">
          <div>
            <p className="name">{data.isOn ? 'Activada' : 'Sin activar'}</p>
            <p className="about">{aboutText(data)}</p>
          </div>
          {!isOpen && (
            <button className="button secondary slim" type="button" onClick={() => setOpen(true)}>
              {data.isOn ? 'Desactivar' : 'Activar'}
            </button>
          )}
        </div>
        {isOpen && (
          <div className="pad stack">
            {data.isOn ? (
              <SwitchOffSecondFactor onDone={finish} />
            ) : (
              <SecondFactorEnrolment needsEnrolmentCode={data.needsEnrolmentCode} onDone={finish} />
            )}
          </div>
        )}
      </div>
    </section>
  )
}

function aboutText({ isOn, isPassed, isRequired, recoveryCodesLeft }: SecondFactorState): string {
  if (!isOn) {
    const about = 'Además de la contraseña, te pedimos un código de una app de autenticación.'
    return isRequired ? `${about} Hace falta para ver esta página.` : about
  }
  const left = formatCount(recoveryCodesLeft, 'código', 'códigos')
  const about = `Al iniciar sesión te pedimos un código de tu app. Te quedan ${left} de recuperación.`
  return isPassed
    ? about
    : `${about} Esta sesión empezó sin ese código: ciérrala y entra otra vez para ver esta página.`
}
