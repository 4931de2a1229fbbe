interface Props {
  codes: readonly string[]
  onDone(): void
}

/** Shown once. */
export function RecoveryCodeList({ codes, onDone }: Props) {
  return (
    <div className="stack" role="status">
      <p className="notice good">La verificación en dos pasos está activada.</p>
      <p>
        Guarda estos códigos de recuperación en un lugar seguro: no volveremos a mostrarlos. Cada
        uno sirve una vez, si pierdes tu aplicación.
      </p>
      <ul className="recovery-codes">
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <button className="button primary" type="button" onClick={onDone}>
        Ya los he guardado
      </button>
    </div>
  )
}
