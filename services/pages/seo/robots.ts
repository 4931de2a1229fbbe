import { privatePaths } from '../site/private-paths.ts'

export function renderRobots(origin: string): string {
  const rules = privatePaths.map(path => `Disallow: ${path}`)
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
