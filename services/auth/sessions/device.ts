/** The first pattern that matches names the browser: several claim to be Chrome or Safari too. */
const browsers: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari']
]

const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux/, 'Linux']
]

/** «Firefox en Windows»: what a user recognises of a User-Agent, without versions. */
export function describeDevice(userAgent: string | undefined): string {
  const [browser, system] = [browsers, systems].map(
    names => names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  )
  if (browser && system) return `${browser} en ${system}`
  return browser ?? system ?? 'Otro programa'
}
