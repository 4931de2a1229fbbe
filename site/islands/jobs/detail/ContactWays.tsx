import { Fragment } from 'react'
import { contactPreference, viasInOrder } from '#services/jobs/shared/contact-preference.ts'
import { contactGone } from '#services/jobs/shared/refusals.ts'
import type { JobPageData } from '#services/pages/shared/contract.ts'
import { Separator } from '#site/ui/Separator.tsx'
import { ContactLinks } from './ContactLinks.tsx'
import { ViaLabel } from './ViaLabel.tsx'
import { jobWords, refusalWords, speech } from '#services/words/words.ts'

/** The contact of the employer, after a press; rendered by the server only. */
export function ContactWays({
  job,
  contact,
  hasMobile
}: Pick<JobPageData, 'job' | 'contact' | 'hasMobile'>) {
  if (contact === 'gone') return <p className="muted contact-gone">{goneText(job)}</p>
  if (contact !== 'on request') return <ContactLinks {...job} {...contact} />
  const preference = contactPreference(job)
  return (
    <>
      {preference && <p className="small no-print">{preference}</p>}
      <form
        className="verbs no-print"
        id="contactar"
        method="post"
        action={speech.path(`/jobs/${job.id}/contacto#contacto`)}
      >
        {viasInOrder(job)
          .filter(via => via !== 'whatsapp' || hasMobile)
          .map((via, index) => (
            <Fragment key={via}>
              {index > 0 && <Separator />}
              <button type="submit" name="via" value={via}>
                <ViaLabel via={via} />
              </button>
            </Fragment>
          ))}
      </form>
      <p className="why small muted no-print">{jobWords.contactNotice}</p>
    </>
  )
}

function goneText(job: JobPageData['job']): string {
  const { code, message } = contactGone(job)
  return refusalWords.sentence(code, message)
}
