/** To the list as it was left, which a script of the page knows; to all ads for who did not come from one. */
export function BackToResults() {
  return (
    <p className="back-to-results no-print">
      <a href="/jobs" data-results="">
        Volver a los resultados
      </a>
    </p>
  )
}
