interface Request {
  req: { header(name: string): string | undefined }
}

/** Browsers tell so when they fetch a page before anybody follows its link. */
const aheadHeaders = ['Sec-Purpose', 'Purpose', 'X-Purpose', 'X-Moz']

/** What only programs write that call themselves a browser; CUBOT is a phone. */
const programs =
  /https?:|\bcompatible\b(?!; MSIE)|(?<!cu)bot\b|crawl|spider|slurp|preview|headless|lighthouse|inspection|google-|googleother|externalagent|barracuda|feed|scanner|monitor|pingdom|ptst|gtmetrix/i

/** Whether a person is shown the response: not a program, nor a browser that fetches a page ahead. */
export function isSeenByPerson({ req }: Request): boolean {
  if (aheadHeaders.some(name => /prefetch|prerender|preview/i.test(req.header(name) ?? ''))) {
    return false
  }
  const userAgent = req.header('User-Agent') ?? ''
  // Every browser begins so; libraries, feed readers and previews of messengers do not.
  return /^(Mozilla|Opera)\//.test(userAgent) && !programs.test(userAgent)
}
