import { emailAddress, mailbox, smtpUrl, stringValue } from './value-types.ts'

/** How e-mails are sent. */
export const mailVariables = {
  SMTP_URL: smtpUrl
    .optional()
    .describe(
      'The mail server: smtps://user:password@host or smtp://user:password@host:587, which has to offer encryption unless `?starttls=optional` follows, which takes any certificate too, as a server on this machine may have. Without it e-mails are not sent; a board that only this machine reaches shows them at /buzon.'
    ),
  MAIL_FROM: mailbox
    .optional()
    .describe(
      'The address from which e-mails come, with or without a name (Ramal <avisos@example.org>); needed with SMTP_URL.'
    ),
  MAIL_RETURN_PATH: emailAddress
    .optional()
    .describe(
      'The address to which mail servers return e-mails, as rebote@example.org: each has its own, rebote+ID@example.org, and `npm run ops -- mail bounce` reads what comes there. Default: MAIL_FROM.'
    ),
  DKIM_KEY_FILE: stringValue
    .optional()
    .describe('A file with the private key (PEM) that signs e-mails.'),
  DKIM_SELECTOR: stringValue
    .regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i, 'debe tener solo letras, números y guiones')
    .optional()
    .describe('The name of that key in the DNS; the two go together.')
}
