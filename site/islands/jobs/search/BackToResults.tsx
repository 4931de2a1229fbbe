/** A link back to the previous results, which a script of the page fills in; to all jobs when there are none. */
export function BackToResults() {
  return (
    <p className="back-to-results no-print">
      <a href="/jobs" data-results="">
        Volver a los resultados
      </a>
    </p>
  )
}
