import { minutes, seconds } from './units.ts'

/**
 * Milliseconds. nginx.conf waits longer than `request` and closes idle connections before `keepAlive`;
 * docker-compose.yml stops a container later than `shutdown`.
 */
export const timeouts = {
  headers: 10 * seconds,
  request: 30 * seconds,
  keepAlive: 65 * seconds,
  /** Interval of the check for expired connections. */
  connectionCheck: 5 * seconds,
  jsonBody: 10 * seconds,
  pictureBody: 30 * seconds,
  /** Time for a client to read the response and to stop sending. */
  lingeringClose: 1 * seconds,
  shutdown: 9 * seconds,
  /** Time for a mail server to accept the e-mails that are being sent when a worker stops. */
  mail: 5 * seconds,
  /** Until a mail server greets, and for each of its answers: what is longest in RFC 5321, 4.5.3.2. */
  mailGreeting: 5 * minutes,
  mailAnswer: 10 * minutes,
  /** For a whole e-mail, however often the server says that it needs longer. */
  mailDelivery: 20 * minutes,
  /** An e-mail that takes longer no longer counts among those that are sent at once. */
  slowMail: 10 * seconds,
  /** A sender that has not renewed its claim on an e-mail by then counts as dead. */
  mailClaim: 2 * minutes,
  readinessCheck: 0.5 * seconds,
  databaseStatus: 1 * seconds,
  /** For `npm run ops -- status`, which reads /metrics of another process. */
  metricsScrape: 2 * seconds
}
