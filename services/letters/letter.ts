/** What a letter says, in plain text. */
export interface Letter {
  subject: string
  /** A paragraph each. */
  lines: readonly string[]
  /** The button, which opens a page and changes nothing. */
  action?: { text: string; url: string }
  /** Why the person receives it. */
  why: string
}

/** Never text: an address within a text can bring others with it. */
export interface Recipient {
  name: string
  address: string
}

/** The parts of an e-mail. */
export interface RenderedLetter {
  to: Recipient
  subject: string
  text: string
  html: string
}
