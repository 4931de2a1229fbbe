import { minute, second } from '#events/units.ts'

/**
 * Milliseconds. nginx.conf waits longer than `request` and closes idle connections before `keepAlive`;
 * docker-compose.yml stops a container later than `shutdown`.
 */
export const timeouts = {
  headers: 10 * second,
  request: 30 * second,
  keepAlive: 65 * second,
  /** Interval of the check for expired connections. */
  connectionCheck: 5 * second,
  jsonBody: 10 * second,
  pictureBody: 30 * second,
  /** Time for a client to read the response and to stop sending. */
  lingeringClose: 1 * second,
  shutdown: 9 * second,
  /** Time for a mail server to accept the e-mails that are being sent when a worker stops. */
  mail: 5 * second,
  /** Until a mail server greets, and for each of its answers: what is longest in RFC 5321, 4.5.3.2. */
  mailGreeting: 5 * minute,
  mailAnswer: 10 * minute,
  /** For a whole e-mail, however often the server says that it needs longer. */
  mailDelivery: 20 * minute,
  /** An e-mail that takes longer no longer counts among those that are sent at once. */
  slowMail: 10 * second,
  /** A sender that has not renewed its claim on an e-mail by then counts as dead. */
  mailClaim: 2 * minute,
  readinessCheck: 0.5 * second,
  databaseStatus: 1 * second,
  /** For `npm run ops -- status`, which reads /metrics of another process. */
  metricsScrape: 2 * second
}
