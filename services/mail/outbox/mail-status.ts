/**
 * Whom a permanent answer to a recipient or to a text is about: its address, which does not exist, its mailbox, which may
 * be full, or neither. What is unclear is about neither, so that no address is given up by mistake. Words decide before
 * codes: servers send 5.1.1 for a rate, and 5.7.1 for an unknown user.
 */
export function readRefusal(answer: string): 'address' | 'mailbox' | 'other' {
  const words = answer.replace(/\S+@\S+|\bx-[\w-]+;/gi, ' ')
  const statuses = (answer.match(/(?<![\d.])5\.\d{1,3}\.\d{1,3}(?!\.?\d)/g) ?? []).map(general)
  const has = (known: readonly string[]) => statuses.some(status => known.includes(status))
  if (has(mailboxStatuses) || fullMailbox.test(words)) return 'mailbox'
  if (aboutUs.test(words)) return 'other'
  if (has(addressStatuses) || noAddress.test(words)) return 'address'
  const isUnclear = statuses.every(status => unclearStatuses.includes(status))
  return isUnclear && perhapsNoAddress.test(words) ? 'address' : 'other'
}

/** Microsoft's 5.1.351 is a kind of 5.1.3. */
const general = (status: string) => status.replace(/^(5\.1\.\d)\d\d$/, '$1')

/** Enhanced status codes (RFC 3463): full, message too long for it, list that cannot be expanded. */
const mailboxStatuses = ['5.2.2', '5.2.3', '5.2.4']

/** Bad mailbox, system or syntax, moved, no mail for the domain, disabled, e-mails that its server does not take. */
const addressStatuses = ['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1', '5.6.7']

/** With these codes, or none, less certain words decide: some servers report an unknown user as «5.4.1 access denied». */
const unclearStatuses = ['5.0.0', '5.1.0', '5.4.1', '5.4.4', '5.5.0']

const anyOf = (...patterns: string[]) => new RegExp(patterns.join('|'), 'i')

const fullMailbox = anyOf(
  'box (is )?full',
  'out of storage',
  '\\bover quota',
  'buz[oó]n (est[aá] )?lleno'
)

/** A server may refuse the sender, how much it sends, or its reputation, where it is asked about the recipient. */
const aboutUs = anyOf(
  '\\bsender\\b|\\bclient\\b|\\b(helo|ehlo)\\b|\\breturn path\\b',
  '\\brelaying\\b|\\brelay (access )?(denied|not)|\\b(to|not|no|open) relay\\b',
  'authenticat|\\b(spf|dkim|dmarc|ptr)\\b|reverse dns|polic(y|ies)|\\bsecurity\\b',
  '\\bspam|\\bblock|black.?list|deny.?list|\\blisted\\b|\\b[a-z]{0,4}bl\\b|reputation|complaint',
  '\\brate\\b|throttl|too (many|much)|\\bquota\\b|\\blimit(s|ed)?\\b|exceed|grey.?list|gray.?list',
  "temporar|try (again )?later|, try again|does(n['’]t| not) (accept|receive) .{0,10}mail from"
)

const party = '(user|recipient|mailbox|address|account|person)'
const noAddress = anyOf(
  `\\b(unknown|no such|invalid) (user|recipient|mailbox)|\\bno such ${party}|\\bno ${party} (here )?by`,
  `\\b${party}\\b.{0,80}\\b(unknown|not found|(does|do)(n['’]t| not) exist|no longer exists)`,
  `\\b${party}\\b.{0,20}\\bdoes(n['’]t| not) have an? .{0,60}\\baccount\\b`,
  '\\b(host|domain)( name)? not found|\\bno such (host|domain)|\\binvalid domain|nxdomain|null mx',
  "\\b(host|domain)\\b.{0,60} does(n['’]t| not) (accept|receive) (any )?e?-?mail\\b",
  '\\b(usuario|destinatario|buz[oó]n|cuenta|direcci[oó]n)\\b.{0,60}\\b(desconocid|no existe|inexistente)'
)

const perhapsNoAddress = anyOf(
  `\\b(unknown|invalid|nonexistent|unrouteable|undeliverable) ${party}`,
  `\\b(${party}|domain( name)?)\\b.{0,80}\\b(unknown|not found|not exist|disabled|unavailable|rejected|invalid)\\b`
)
