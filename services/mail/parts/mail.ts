/** What an e-mail says, in plain text. */
export interface Mail {
  subject: string
  /** A paragraph each. */
  lines: readonly string[]
  /** What it lists, each with a page of its own. */
  items?: readonly { title: string; text: string; url: string }[]
  /** The button, which opens a page and changes nothing. */
  action?: MailLink
  /** A second one. */
  otherAction?: MailLink
  /** Why the person receives it. */
  why: string
  /** The page that ends e-mails like this one; mail programs offer it too (RFC 8058). */
  unsubscribe?: string
  /** The page where accounts choose their e-mails. */
  settings?: string
}

export interface MailLink {
  text: string
  url: string
}

/** Never text: an address within a text can bring others with it. */
export interface Recipient {
  name: string
  address: string
  /** Who reads it has asked for e-mails; otherwise anybody may have typed it. */
  isConfirmed?: boolean
}

/** The parts of an e-mail. */
export interface RenderedMail {
  to: Recipient
  subject: string
  text: string
  html: string
  unsubscribe?: string | undefined
}
