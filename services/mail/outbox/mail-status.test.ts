import { describe, expect, test } from 'vitest'
import { readRefusal } from './mail-status.ts'

/** What servers answer, in the words of many of them, with the codes that stand there. */
const answers = {
  address: [
    '550 5.1.1 <ana@example.org>: Recipient address rejected: User unknown in virtual mailbox table',
    '550 5.7.1 <ana@example.org>: Recipient address rejected: User unknown',
    '5.2.0 smtp; 550 Unknown user ana@example.org',
    '5.2.0 smtp; 550 : User unknown',
    "5.0.0 smtp; 5.3.0 - Other problem 550-'Unknown user ana@example.org' (attempts: 0)",
    '5.1.351 smtp; 550 5.1.351 Remote server returned unknown recipient or mailbox unavailable',
    '550 5.1.350 Remote server returned an answer that is not in the list of recipients',
    "554 delivery error: dd This user doesn't have a example.org account (ana@example.org) [0]",
    '554 delivery error: This user doesn’t have an example.org account',
    '550 Sorry, no mailbox here by that name. (#5.7.17)',
    '550 There is no account by that name here',
    '550 5.5.1 No such recipient here',
    '550 5.7.0 The recipient does not exist',
    '550 5.7.1 Mailbox not found',
    '550 5.4.1 Recipient not found by SMTP address lookup',
    '553 5.7.1 Invalid recipient ana@example.org (Mode: normal)',
    '5.4.4 X-Outbound-Mail-Relay; Host or domain name not found. Name service error: Host not found',
    '5.4.4 smtp; 550 5.4.4 Invalid domain',
    '5.0.0 unknown; No such domain.',
    '5.7.27 smtp; 550 Host does not accept mail',
    "4.0.0 smtp; The domain example.org doesn't receive email: returned Null MX",
    '4.0.0 smtp; DNS type mx lookup of example.org responded with code NXDOMAIN',
    '550 5.1.1 <relay.block@policy.example.org>: User unknown',
    '550 relay3.example.org: User unknown',
    '550 5.2.1 The email account that you tried to reach is disabled',
    '550 5.7.1 Usuario desconocido',
    '550 El buzón no existe',
    '550 El destinatario ana no existe en este servidor'
  ],
  mailbox: [
    '552 5.2.2 Over quota',
    '552 Mailbox is full',
    '5.2.0 smtp; 522 5.2.0 Delivery failed: Over quota',
    "5.5.0 smtp; 552 The recipient's inbox is out of storage space",
    '5.1.0 - Unknown address error 550-5.2.2 Mailbox full',
    '550 5.1.1 El buzón está lleno'
  ],
  other: [
    '550-5.2.1 The user you try to contact receives mail at a rate that prevents more messages',
    '5.1.1 smtp; 550 5.1.1 <ana@example.org> 192.0.2.7 has sent to too many recipients this hour',
    '5.1.3 smtp; 553 http://www.spamhaus.org/query/bl?ip=192.0.2.7',
    '550 5.1.1 Mail from 192.0.2.7 was throttled, no such user is checked',
    '550 Too many unknown users: mail from you is not taken',
    '550 5.1.0 Address rejected: the domain is listed in Spamhaus',
    '550 5.1.1 Listed by dnsbl.example.org, mailbox unavailable',
    '550 5.1.2 Found in zen.example.org xbl, domain not found',
    '550 5.1.1 Hourly limits exceeded for this mailbox',
    '550 5.1.1 User unknown, or greylisted: try again later',
    '4.4.3 smtp; Host or domain name not found. Host not found, try again',
    '550 5.7.1 Recipient address rejected: User is temporarily locked',
    '550 5.7.1 Unable to relay for ana@example.org, user unknown',
    '550 5.1.8 Domain of sender address does not exist',
    '550 5.1.1 Domain example.org does not accept mail from you',
    '550 5.1.890 Your tenant may send no more',
    '550 5.7.1 Access denied',
    '550 5.7.1 Requested action not taken: mailbox unavailable',
    '554 5.7.1 Recipient address rejected: Access denied',
    '550 5.7.25 The IP address has no PTR record, host not found',
    '550 5.1.1 Rejected: HELO name of mail.ramal.example not found',
    '550 5.7.1 Message content rejected',
    '5.0.0',
    '5.4.4'
  ]
} as const

describe.each(Object.entries(answers))('a refusal that is about %s', (about, sentences) => {
  test.each(sentences)('«%s»', sentence => expect(readRefusal(sentence)).toBe(about))
})
