import { frameWords, speech } from '#services/words/words.ts'

/** The pages above one that belongs to the list of jobs, as schema.org's BreadcrumbList; the last is the page itself. */
export function breadcrumbs(
  below: readonly { name: string; path: string }[],
  origin: string
): object {
  const pages = [
    { name: frameWords.home, path: speech.path('/') },
    { name: frameWords.jobs, path: speech.path('/jobs') },
    ...below
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: pages.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path
    }))
  }
}
