import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { buildTargets } from './site/tools/supported-browsers.ts'

/** Files that pages load whole, with all that they import: each more would be a request of a phone. */
const groups = [
  { name: 'page', test: /layouts\/Page\.astro\?astro&type=script&index=0/, priority: 2 },
  // Without the script that imports it, which pages of text must not run.
  {
    name: 'session',
    test: /\/site\/(stores\/session|ui\/(toast|sign-in-again))\.ts$/,
    priority: 1
  },
  // What the scripts of pages without islands share with islands: they load no framework.
  {
    name: 'plain',
    test: /\/(site\/stores\/saved-jobs|services\/jobs\/(limits|refusals))\.ts$/,
    priority: 1
  },
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react|@nanostores\/react)\//
  },
  // Pages without jobs do not load it.
  {
    name: 'time-left',
    test: /\/(islands\/jobs\/(ExpiryMeter\.tsx|use-now\.ts)|lib\/countdown\.ts)$/
  },
  // Without the last names, a small module that a contract shares would be a request of its own.
  {
    name: 'shared',
    test: /\/(site\/(islands|ui(?!\/(use-form|ValidatedForm|Field|TextField|TextAreaField|PasswordField|ErrorSummary|Dialog|use-close-on-back|SubmitButton|form-schema|form-validation)\.)|lib|illustrations)\/|(limits|refusals|search-params|characters|spanish-formats|facets|application-statuses)\.ts$)/,
    minShareCount: 8
  },
  // What forms share; lists have none before a press.
  {
    name: 'forms',
    test: /\/site\/ui\/(use-form|ValidatedForm|Field|TextField|TextAreaField|PasswordField|ErrorSummary|Dialog|use-close-on-back|SubmitButton|form-schema|form-validation)\.tsx?$/
  },
  // What both lists with filters load; one file is smaller than its parts.
  {
    name: 'filters',
    test: /\/(site\/ui\/(FilterChips|FilterGroup|FilterPanel|RadiusSelect|Pagination|use-places)\.tsx?|events\/job-content\/(filters|vocabulary)\.ts|services\/jobs\/labels\.ts)$/
  },
  {
    name: 'profiles',
    test: /\/(ui\/FactList\.tsx?|islands\/candidate-profiles\/(ProfileFacts|profile-facts|Skills)\.tsx?|services\/jobs\/ask-labels\.ts)$/
  },
  {
    name: 'provinces',
    test: /\/(services\/jobs\/provinces\.ts|events\/places\/provinces\.ts)$/
  }
]

export default defineConfig({
  srcDir: './site',
  publicDir: './site/public',
  outDir: './dist/site',
  integrations: [react()],
  build: { format: 'file' },
  devToolbar: { enabled: false },
  vite: {
    build: {
      target: buildTargets,
      // The content policy refuses fonts inside style sheets.
      assetsInlineLimit: path => (path.endsWith('.woff2') ? false : undefined),
      // Without a helper, for Safari 15.
      rolldownOptions: { transform: { assumptions: { setPublicClassFields: true } } }
    },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }
    }
  }
})
