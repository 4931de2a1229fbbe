import { listWords, speech } from '#services/words/words.ts'
/** A link back to the previous results, which a script of the page fills in; to all jobs when there are none. */
export function BackToResults() {
  return (
    <p className="back-to-results no-print">
      <a className="back" href={speech.path('/jobs')} data-results="">
        {listWords.backToResults}
      </a>
    </p>
  )
}
