import { contactGone } from '#services/jobs/shared/refusals.ts'
import type { JobPageData } from '#services/pages/shared/contract.ts'
import { Separator } from '#site/ui/Separator.tsx'
import { CallIcon, MessageIcon, WriteIcon } from '#site/ui/ContactIcons.tsx'
import { ContactLinks } from './ContactLinks.tsx'
import { jobWords, refusalWords, speech } from '#services/words/words.ts'

/** The contact of the employer, after a press; rendered by the server only. */
export function ContactWays({
  job,
  contact,
  hasMobile
}: Pick<JobPageData, 'job' | 'contact' | 'hasMobile'>) {
  const { id, title } = job
  if (contact === 'gone') return <p className="muted contact-gone">{goneText(job)}</p>
  if (contact !== 'on request') return <ContactLinks title={title} {...contact} />
  return (
    <>
      <form
        className="verbs no-print"
        id="contactar"
        method="post"
        action={speech.path(`/jobs/${id}/contacto#contacto`)}
      >
        <button type="submit" name="via" value="telefono">
          <CallIcon />
          {jobWords.call}
        </button>
        {hasMobile && (
          <>
            <Separator />
            <button type="submit" name="via" value="whatsapp">
              <MessageIcon />
              WhatsApp
            </button>
          </>
        )}
        <Separator />
        <button type="submit" name="via" value="correo">
          <WriteIcon />
          {jobWords.write}
        </button>
      </form>
      <p className="why small muted no-print">{jobWords.contactNotice}</p>
    </>
  )
}

function goneText(job: JobPageData['job']): string {
  const { code, message } = contactGone(job)
  return refusalWords.sentence(code, message)
}
