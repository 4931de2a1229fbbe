/**
 * Whom a permanent answer to a recipient or to a text is about: its address, which does not exist, its mailbox, which may
 * be full, or neither. What is unclear is about neither, so that no address is given up by mistake.
 */
export function readRefusal(answer: string): 'address' | 'mailbox' | 'other' {
  const statuses = answer.match(/(?<![\d.])5\.\d{1,3}\.\d{1,3}(?!\.?\d)/g) ?? []
  if (statuses.some(status => mailboxStatuses.includes(status))) return 'mailbox'
  if (aboutUs.test(answer)) return 'other'
  if (statuses.some(status => addressStatuses.includes(status))) return 'address'
  const isUnclear = statuses.every(status => unclearStatuses.includes(status))
  return isUnclear && aboutAddress.test(answer) ? 'address' : 'other'
}

/** Enhanced status codes (RFC 3463): full, message too long for it, list that cannot be expanded. */
const mailboxStatuses = ['5.2.2', '5.2.3', '5.2.4']

/** Bad mailbox, system or syntax, moved, no mail for the domain, disabled, e-mails that its server does not take. */
const addressStatuses = ['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1', '5.6.7']

/** With these codes, or none, the text decides: some servers report an unknown user as «5.4.1 access denied». */
const unclearStatuses = ['5.0.0', '5.1.0', '5.4.1', '5.4.4', '5.5.0']

/** A server may refuse the sender, or its reputation, where it is asked about the recipient. */
const aboutUs =
  /\bsender\b|\brelay|authenticat|\breturn path\b|polic(y|ies)|\bspam\b|\bblock|black.?list|reputation|\b(spf|dkim|dmarc)\b|\bquota\b|\blimit\b/i

const aboutAddress =
  /\b(unknown|invalid|no such|nonexistent|unrouteable|undeliverable) (user|recipient|mailbox|address|account|person)|\b(user|recipient|mailbox|address|account|domain( name)?)\b.{0,80}\b(unknown|not found|not exist|disabled|unavailable|rejected|invalid)\b/i
