import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { defaultLanguage } from './events/aggregates/languages.ts'
import { pagesOf, wordsPlugin } from './site/tools/languages.ts'
import { buildTargets } from './site/tools/supported-browsers.ts'

/**
 * Files that pages load whole, with all that they import: each more would be a request of a phone.
 * @param {number} minShareCount How many files load what all share; fewer where a language has few pages.
 */
const groupsSharedBy = minShareCount => [
  { name: 'page', test: /layouts\/Page\.astro\?astro&type=script&index=0/, priority: 2 },
  // Without the script that imports it, which pages of text must not run.
  {
    name: 'session',
    test: /\/site\/(stores\/session|ui\/(feedback\/toast|dialogs\/sign-in-again))\.ts$/,
    priority: 1
  },
  // What the scripts of pages without islands share with islands: they load no framework.
  {
    name: 'plain',
    test: /\/(site\/stores\/saved-jobs|services\/(jobs\/shared\/(limits|refusals)|auth\/shared\/auth-url))\.ts$/,
    priority: 1
  },
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react|@nanostores\/react)\//,
    priority: 2
  },
  // Pages without jobs do not load it.
  {
    name: 'time-left',
    test: /\/(islands\/jobs\/cards\/(ExpiryMeter\.tsx|use-now\.ts)|lib\/countdown\.ts)$/
  },
  // Without the last names, a small module that a contract shares would be a request of its own.
  {
    name: 'shared',
    test: /\/(site\/(islands|ui(?!\/(forms\/(use-form|ValidatedForm|ErrorSummary|SubmitButton|form-schema|form-validation)|fields\/(Field|TextField|TextAreaField|PasswordField)|dialogs\/(Dialog|use-close-on-back))\.)|lib|illustrations)\/|(limits|refusals|search-params|characters|formats|facets|application-statuses|words\/\w+\/(speech|ui|jobs\/job-cards))\.ts$)/,
    minShareCount,
    // Before the groups whose modules import them.
    priority: 1
  },
  // What forms share; lists have none before a press.
  {
    name: 'forms',
    test: /\/site\/ui\/(forms\/(use-form|ValidatedForm|ErrorSummary|SubmitButton|form-schema|form-validation)|fields\/(Field|TextField|TextAreaField|PasswordField)|dialogs\/(Dialog|use-close-on-back))\.tsx?$/
  },
  // What both lists with filters load; one file is smaller than its parts.
  {
    name: 'filters',
    test: /\/(site\/ui\/(filters\/\w+|fields\/(RadiusSelect|use-places)|Pagination)\.tsx?|events\/job-content\/(filters|vocabulary)\.ts|services\/words\/\w+\/jobs\/job-terms\.ts)$/,
    priority: 1
  },
  {
    name: 'profiles',
    test: /\/(ui\/FactList\.tsx?|islands\/candidate-profiles\/person\/(ProfileFacts|profile-facts|Skills)\.tsx?|services\/words\/\w+\/jobs\/asks\.ts)$/
  },
  {
    name: 'provinces',
    test: /\/(services\/jobs\/shared\/provinces\.ts|events\/places\/shared\/provinces\.ts)$/
  }
]

/**
 * The site in Spanish, or the translated pages in another language.
 * @param {import('./services/words/languages.ts').PageLanguage} language
 */
export const siteIn = language => {
  const isWhole = language === defaultLanguage
  return defineConfig({
    // A folder without pages: those of a language are named one by one.
    srcDir: isWhole ? './site' : './site/tools',
    publicDir: isWhole ? './site/public' : './site/tools/public',
    outDir: isWhole ? './dist/site' : `./dist/${language}`,
    integrations: [react(), ...(isWhole ? [] : [pagesOf(language)])],
    build: { format: 'file' },
    devToolbar: { enabled: false },
    vite: {
      plugins: [wordsPlugin(language)],
      build: {
        target: buildTargets,
        // The content policy refuses fonts inside style sheets.
        assetsInlineLimit: path => (path.endsWith('.woff2') ? false : undefined),
        // Without a helper, for Safari 15.
        rolldownOptions: { transform: { assumptions: { setPublicClassFields: true } } }
      },
      environments: {
        client: {
          build: {
            rolldownOptions: {
              output: { codeSplitting: { groups: groupsSharedBy(language === 'pt' ? 4 : 8) } }
            }
          }
        }
      }
    }
  })
}

export default siteIn(defaultLanguage)
