import about from '#package.json' with { type: 'json' }

/** What the site is built for: each browser from a version on. */
export const supportedBrowsers = about.browserslist.map(query => {
  const [name = '', version = ''] = query.split(' >= ')
  return { name, version }
})

/** The same as Vite writes it, such as `chrome105`. */
export const buildTargets = supportedBrowsers.map(
  ({ name, version }) => `${name === 'ios_saf' ? 'ios' : name}${version}`
)
