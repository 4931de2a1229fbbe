import { expect, test } from 'vitest'
import { describeDevice } from './device.ts'

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox en Windows'
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${webKit} Chrome/140.0 Mobile Safari/537.36`,
    'Chrome en Android'
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/140.0 Safari/537.36 Edg/140.0`,
    'Edge en Windows'
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari en iPhone'
  ],
  [
    `Mozilla/5.0 (Linux; Android 15) ${webKit} SamsungBrowser/28.0 Chrome/130.0 Safari/537.36`,
    'Samsung Internet en Android'
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) Version/19.0 Safari/605.1.15', 'Safari en Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64) Unknown', 'Linux'],
  ['curl/8.9.1', 'Otro programa'],
  ['<script>alert(1)</script>', 'Otro programa'],
  [undefined, 'Otro programa']
])('the device of %s is described as «%s»', (userAgent, description) => {
  expect(describeDevice(userAgent)).toBe(description)
})
