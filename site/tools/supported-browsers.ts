import about from '#package.json' with { type: 'json' }

/** The browsers that the site is built for, each from a version on. */
export const supportedBrowsers = about.browserslist.map(query => {
  const [name = '', version = ''] = query.split(' >= ')
  return { name, version }
})

/** The same browsers as Vite writes them, such as `chrome105`. */
export const buildTargets = supportedBrowsers.map(
  ({ name, version }) => `${name === 'ios_saf' ? 'ios' : name}${version}`
)
