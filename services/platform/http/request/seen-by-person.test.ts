import { expect, test } from 'vitest'
import { isSeenByPerson } from './seen-by-person.ts'

const chrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const isSeen = (headers: Record<string, string>) =>
  isSeenByPerson({ req: { header: name => headers[name] } })

test.each([
  chrome,
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/390.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/540.0;FBDV/iPhone14,5]',
  'Mozilla/5.0 (Linux; Android 13; CUBOT X70) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 14; SM-A145R) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
  'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)',
  'Opera/9.80 (Android; Opera Mini/88.0/191.308; U; es) Presto/2.12.423 Version/12.16'
])('a page is seen by who uses %s', userAgent => {
  expect(isSeen({ 'User-Agent': userAgent })).toBe(true)
})

test.each([
  '',
  `${chrome} (compatible; Google-InspectionTool/1.0;)`,
  'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
  'GoogleOther',
  `${chrome} (compatible; GoogleOther)`,
  'Mozilla/5.0 (compatible)',
  'Mozilla/5.0 (compatible; Konqueror/4.5; Windows)',
  'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
  'meta-externalfetcher/1.1',
  'facebookexternalhit/1.1',
  'Feedly/1.0 (+http://www.feedly.com/fetcher.html; like FeedFetcher-Google)',
  'FreshRSS/1.24.3 (Linux; https://freshrss.org)',
  'BarracudaCentral/1.0',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Barracuda Sentinel (EE)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ChatGPT-User/1.0; +https://openai.com/bot)',
  'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 10_3 like Mac OS X) Google-Read-Aloud',
  `${chrome} PTST/240101`,
  'WhatsApp/2.24.20.83 A',
  'TelegramBot (like TwitterBot)',
  'Mastodon/4.3.0 (http.rb/5.2.0; +https://mastodon.example/)',
  'Iframely/1.3.1 (+https://iframely.com/docs/about)',
  'curl/8.14.1',
  'python-requests/2.32',
  'Java/21.0.2',
  'Go-http-client/2.0',
  'okhttp/4.12.0',
  'axios/1.7.2',
  'node',
  'Ruby',
  'Microsoft Office/16.0 (Windows NT 10.0; Microsoft Outlook 16.0.17928; Pro)'
])('no page is seen by %s', userAgent => {
  expect(isSeen({ 'User-Agent': userAgent })).toBe(false)
})

test.each([
  ['Sec-Purpose', 'prefetch'],
  ['Sec-Purpose', 'prefetch;prerender'],
  ['Sec-Purpose', 'prefetch;anonymous-client-ip'],
  ['Purpose', 'prefetch'],
  ['X-Purpose', 'preview'],
  ['X-Moz', 'prefetch']
])('no page is seen that is fetched ahead: %s: %s', (name, value) => {
  expect(isSeen({ 'User-Agent': chrome, [name]: value })).toBe(false)
})
