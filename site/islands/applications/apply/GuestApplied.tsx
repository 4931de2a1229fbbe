interface Props {
  sendsMail: boolean
  onAgain(): void
  onForget(): void
}

/** Replaces the guest's form after an application from this browser; the browser may be shared. */
export function GuestApplied({ sendsMail, onAgain, onForget }: Props) {
  return (
    <>
      <h2 id="aplicar-titulo">Tu aplicación</h2>
      {sendsMail && <p>Te escribimos a tu correo con un enlace para seguirla o retirarla.</p>}
      <p className="small muted">
        Lo recuerda solo este navegador, sin tu nombre. ¿Eres otra persona, o quieres cambiar algo?
        Puedes aplicar otra vez.
      </p>
      <div className="row">
        <button className="button secondary" type="button" onClick={onAgain}>
          Aplicar otra vez
        </button>
        <button className="button quiet" type="button" onClick={onForget}>
          Olvidarlo en este navegador
        </button>
      </div>
    </>
  )
}
