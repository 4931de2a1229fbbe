/** What a letter says, in plain text. */
export interface Letter {
  subject: string
  /** A paragraph each. */
  lines: readonly string[]
  /** What it lists, each with a page of its own. */
  items?: readonly { title: string; text: string; url: string }[]
  /** The button, which opens a page and changes nothing. */
  action?: LetterLink
  /** A second one. */
  otherAction?: LetterLink
  /** Why the person receives it. */
  why: string
  /** The page that ends letters like this one; mail programs offer it too (RFC 8058). */
  unsubscribe?: string
  /** The page where accounts choose their letters. */
  settings?: string
}

export interface LetterLink {
  text: string
  url: string
}

/** Never text: an address within a text can bring others with it. */
export interface Recipient {
  name: string
  address: string
  /** Who reads it has asked for letters; otherwise anybody may have typed it. */
  isConfirmed?: boolean
}

/** The parts of an e-mail. */
export interface RenderedLetter {
  to: Recipient
  subject: string
  text: string
  html: string
  unsubscribe?: string | undefined
}
