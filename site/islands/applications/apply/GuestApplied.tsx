import { applyWords } from '#services/words/words.ts'
interface Props {
  sendsMail: boolean
  onAgain(): void
  onForget(): void
}

/** Replaces the guest's form after an application from this browser; the browser may be shared. */
export function GuestApplied({ sendsMail, onAgain, onForget }: Props) {
  return (
    <>
      <h2 id="aplicar-titulo">{applyWords.yourApplication}</h2>
      {sendsMail && <p>{applyWords.weWrote}</p>}
      <p className="small muted">{applyWords.remembered}</p>
      <div className="row">
        <button className="button secondary" type="button" onClick={onAgain}>
          {applyWords.again}
        </button>
        <button className="button quiet" type="button" onClick={onForget}>
          {applyWords.forget}
        </button>
      </div>
    </>
  )
}
