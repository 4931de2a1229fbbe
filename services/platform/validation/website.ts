const hostPattern = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:[a-z]{2,}|xn--[a-z\d]+)$/

/** The host of an address as people type it, without «www.»; undefined for what is no website. */
export function websiteHost(typed: string): string | undefined {
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
  const host = hostOf(address).replace(/^www\./, '')
  return host.length <= 253 && hostPattern.test(host) ? host : undefined
}

function hostOf(address: string): string {
  try {
    return new URL(address).hostname
  } catch {
    return ''
  }
}
