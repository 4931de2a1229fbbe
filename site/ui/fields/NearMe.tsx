import { searchFormWords } from '#services/words/words.ts'
import { LineIcon } from '../icons.tsx'

interface Props {
  /** True where the search replaces the entry of the history, as its fields do. */
  replaces?: boolean
}

/** Searches around the visitor: `scripts/near-me-button.ts`. It stands after the field of the place, in one box. */
export function NearMeButton({ replaces }: Props) {
  return (
    <button
      className="near-me"
      type="button"
      title={searchFormWords.nearMe}
      data-near-me={replaces ? 'replace' : 'assign'}
    >
      <LineIcon path="M10 2v3M10 15v3M2 10h3M15 10h3M10 15a5 5 0 1 0 0-10 5 5 0 0 0 0 10z" />
      <span>{searchFormWords.nearMe}</span>
    </button>
  )
}

/** What became of the press: React leaves its content alone. */
export function NearMeStatus() {
  return (
    <p
      className="whole-line small near-me-status"
      role="status"
      data-failed={searchFormWords.nearMeFailed}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is constant and empty
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}
