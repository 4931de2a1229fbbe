import { seconds } from './units.ts'

/**
 * Milliseconds. nginx.conf waits longer than `request` and closes idle connections before `keepAlive`;
 * docker-compose.yml stops a container later than `shutdown`.
 */
export const timeouts = {
  headers: 10 * seconds,
  request: 30 * seconds,
  keepAlive: 65 * seconds,
  /** Between two checks for expired connections. */
  connectionCheck: 5 * seconds,
  jsonBody: 10 * seconds,
  pictureBody: 30 * seconds,
  /** For a client to read the response and to stop sending. */
  lingeringClose: 1 * seconds,
  shutdown: 9 * seconds,
  /** For a mail server to take the e-mails that are being sent when a worker stops. */
  mail: 5 * seconds,
  readinessCheck: 0.5 * seconds,
  databaseStatus: 1 * seconds,
  /** Of `npm run ops -- status`, which reads /metrics of another process. */
  metricsScrape: 2 * seconds
}
