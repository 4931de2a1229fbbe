import { seconds } from './units.ts'

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
  readinessCheck: 0.5 * seconds,
  databaseStatus: 1 * seconds,
  /** For `npm run ops -- status`, which reads /metrics of another process. */
  metricsScrape: 2 * seconds
}
