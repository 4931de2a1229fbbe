import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { defaultLanguage } from './events/aggregates/languages.ts'
import { programVersion } from './services/platform/observability/program-version.ts'
import { inlineSettings } from './site/tools/inline-settings.ts'
import { pagesOf, wordsAlias } from './site/tools/languages.ts'
import { buildTargets } from './site/tools/supported-browsers.ts'

/** Files that pages load whole, with all that they import: each more would be a request of a phone. */
const groups = [
  {
    name: 'framework',
    test: /\/node_modules\/(react|react-dom|scheduler|@astrojs\/react|@nanostores\/react)\//,
    priority: 2
  },
  // The script of every page.
  { name: 'page', test: /\/site\/layouts\//, priority: 2 },
  // What scripts of pages without islands share with islands: before the components, which bring the framework.
  { name: 'plain', test: /\/site\/ui\/(toasts|sign-in)\/.+\.ts$/, priority: 1 },
  // What the form of a job's page imports besides, in small files.
  {
    name: 'vocabulary',
    test: /\/events\/(job-content\/(asks|vocabulary)|limits\/(applications|candidate-profiles))\.ts$/
  },
  {
    name: 'applying',
    test: /\/services\/(applications\/shared\/application-form|words\/\w\w\/apply)\.ts$/
  },
  // The components that several islands share; those of the outbox bring what pages without islands load, too.
  { name: 'ui', test: /\/site\/ui\/(?!outbox\/).+\.tsx$/, minShareCount: 5 }
]

/** React, whose islands start with our own script. */
function reactIslands() {
  const { hooks, ...integration } = react()
  return {
    ...integration,
    hooks: {
      ...hooks,
      'astro:config:setup': options =>
        hooks['astro:config:setup']({
          ...options,
          addRenderer: renderer =>
            options.addRenderer({
              ...renderer,
              clientEntrypoint: '#site/ui/island/hydrate-island.tsx'
            })
        })
    }
  }
}

/**
 * A page carries its styles, so that it can be read after one round trip; those with islands share a file, and carry what is
 * theirs alone. Fonts are files: the content policy refuses them inside styles.
 * @param {string} path
 */
const isInlined = path =>
  path.endsWith('.css')
    ? !path.includes('/app-pages.')
    : path.endsWith('.woff2')
      ? false
      : undefined

/**
 * The site in Spanish, or the translated pages in another language.
 * @param {import('./events/aggregates/languages.ts').PageLanguage} language
 */
export const siteIn = language => {
  const isWhole = language === defaultLanguage
  return defineConfig({
    // A folder without pages: those of a language are named one by one.
    srcDir: isWhole ? './site' : './site/tools',
    publicDir: isWhole ? './site/public' : './site/tools/public',
    outDir: isWhole ? './dist/site' : `./dist/${language}`,
    integrations: [reactIslands(), ...(isWhole ? [] : [pagesOf(language)])],
    build: { format: 'file' },
    devToolbar: { enabled: false },
    vite: {
      plugins: [inlineSettings()],
      resolve: { alias: wordsAlias(language) },
      define: { 'import.meta.env.BOARD_VERSION': JSON.stringify(programVersion) },
      build: {
        target: buildTargets,
        assetsInlineLimit: isInlined,
        rolldownOptions: {
          // Without a helper, for Safari 15.
          transform: { assumptions: { setPublicClassFields: true } },
          // A page has each word where it shows it, and no module of words for the sake of another.
          optimization: { inlineConst: true },
          treeshake: { moduleSideEffects: [{ test: /\/services\/words\//, sideEffects: false }] }
        }
      },
      environments: {
        client: {
          build: {
            rolldownOptions: {
              output: { codeSplitting: { groups } }
            }
          }
        }
      }
    }
  })
}

export default siteIn(defaultLanguage)
