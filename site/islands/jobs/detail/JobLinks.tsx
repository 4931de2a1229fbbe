import type { JobPageData } from '#services/pages/shared/contract.ts'
import { Separator } from '#site/ui/Separator.tsx'
import { SaveJob } from '../cards/SaveJob.tsx'
import { ShareIcon } from '#site/ui/ContactIcons.tsx'
import { jobWords } from '#services/words/words.ts'

type Props = Pick<JobPageData, 'job' | 'shareText' | 'isLive'>

/** Further links of a job; rendered by the server only. */
export function JobLinks({ job: { id, title }, shareText, isLive }: Props) {
  return (
    <div className="calm-actions no-print">
      <SaveJob id={id} />
      <details className="more share" data-share={title} data-text={shareText}>
        <summary>
          <ShareIcon />
          <span>{jobWords.share}</span>
        </summary>
        <div className="popup-menu more-menu">
          <button type="button" data-share-sheet="" hidden>
            {jobWords.shareOtherApp}
          </button>
          <Separator />
          <button className="needs-script" type="button" data-copy-address="">
            {jobWords.copyLink}
          </button>
          <Separator />
          <a href={`https://wa.me/?text=${encodeURIComponent(shareText)}`} rel="noreferrer">
            {jobWords.byWhatsApp}
          </a>
          {isLive && (
            <>
              <Separator />
              <a href={`/jobs/${id}/cartel`}>{jobWords.poster}</a>
            </>
          )}
        </div>
      </details>
    </div>
  )
}
