interface BounceParts {
  to: string
  status?: string
  action?: string
  recipient?: string
  original?: string
  diagnostic?: string
}

/** What a mail server sends back, as Postfix words it. */
export function bounceMessage(parts: BounceParts): string {
  const { to, status = '5.1.1', action = 'failed', recipient = 'ana@example.org', original } = parts
  const { diagnostic = 'smtp; 550 No such\r\n    user here' } = parts
  const lines = [
    'Return-Path: <>',
    `Delivered-To: ${to}`,
    'From: MAILER-DAEMON@mx.example.org (Mail Delivery System)',
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="limit"',
    '',
    '--limit',
    'Content-Description: Notification',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    `<${recipient}>: host mx.example.org said: 550 ${status} User unknown`,
    '',
    '--limit',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.org',
    'Arrival-Date: Mon,  2 Mar 2026 11:00:00 +0100 (CET)',
    '',
    `Final-Recipient: rfc822; ${recipient}`,
    ...(original ? [`Original-Recipient: rfc822;${original}`] : []),
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: ${diagnostic}`,
    '',
    '--limit',
    'Content-Type: message/rfc822',
    '',
    'From: avisos@ramal.example',
    `To: ${recipient}`,
    'Subject: Elige otra',
    '',
    'Hola',
    '',
    '--limit--',
    ''
  ]
  return lines.join('\r\n')
}
