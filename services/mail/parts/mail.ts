/** The content of an e-mail, in plain text. */
export interface Mail {
  subject: string
  /** Paragraphs. */
  lines: readonly (string | Quote | Code)[]
  /** A list of items, each with a page of its own, or with links to choose from. */
  items?: readonly { title: string; text: string; url: string; choices?: readonly MailLink[] }[]
  /** The button, which opens a page and changes nothing. */
  action?: MailLink
  /** A second button. */
  otherAction?: MailLink
  /** The reason why the person receives it. */
  why: string
  /** The page that ends e-mails like this one; mail programs offer it too (RFC 8058). */
  unsubscribe?: string
  /** The page where accounts choose their e-mails. */
  settings?: string
}

/** What another person wrote, without addresses and telephones. */
interface Quote {
  quote: string
}

/** To be typed by its reader: large, and alone in its line. */
interface Code {
  code: string
}

export interface MailLink {
  text: string
  url: string
}

/** An object: an address within a text could bring others with it. */
export interface Recipient {
  name: string
  address: string
  /** True when the reader has asked for e-mails; otherwise anybody may have typed the address. */
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
