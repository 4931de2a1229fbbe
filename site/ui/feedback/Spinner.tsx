import { formWords } from '#services/words/words.ts'
/** Drawn as a twenty-metre circle being ridden. */
export function Spinner() {
  return (
    <div className="spinner needs-script" role="status">
      <svg viewBox="0 0 32 32" fill="none" strokeWidth="3" aria-hidden="true">
        <circle cx="16" cy="16" r="13" stroke="var(--border)" />
        <path d="M16 3a13 13 0 0 1 13 13" stroke="var(--accent)" strokeLinecap="round" />
      </svg>
      <span className="visually-hidden">{formWords.loading}</span>
    </div>
  )
}
