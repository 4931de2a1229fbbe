import type { ReactNode } from 'react'
import { dataNoticeWords } from '#services/words/words.ts'

/** The controller of the data, and its address. */
export interface ControllerContact {
  name: string
  email: string
}

interface Props {
  controller: ControllerContact
  /** Purpose and legal basis; both texts follow a colon. */
  purpose: ReactNode
  /** The storage term. */
  duration: ReactNode
}

/** The notice of a form about its data; the privacy policy has the rest. */
export function DataNotice({ controller: { name, email }, purpose, duration }: Props) {
  return (
    <section className="data-notice stack gap-2 muted small" aria-label={dataNoticeWords.title}>
      <dl className="stack gap-1">
        <NoticeItem title={dataNoticeWords.controller}>{name}</NoticeItem>
        <NoticeItem title={dataNoticeWords.purpose}>{purpose}</NoticeItem>
        <NoticeItem title={dataNoticeWords.duration}>{duration}</NoticeItem>
        <NoticeItem title={dataNoticeWords.rights}>
          {dataNoticeWords.rightsText}
          <a href={`mailto:${email}`}>{email}</a>.
        </NoticeItem>
      </dl>
      <p>
        {dataNoticeWords.detailsBefore}
        <a href="/privacy">{dataNoticeWords.policy}</a>.
      </p>
    </section>
  )
}

function NoticeItem({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt>{title}:</dt> <dd>{children}</dd>
    </div>
  )
}
