import { protectedPatterns } from './protected-routes.ts'

const excludedPaths = [
  ...['/api/', '/health/', '/pictures/', '/auth', '/login', '/editar-perfil/'],
  ...['/ip-diagnostic', '/ip-test']
]

/** What search engines should leave alone: calls, screens of somebody's own, faces. */
export function renderRobots(origin: string): string {
  const closed = [...excludedPaths, ...protectedPatterns].map(path => `Disallow: ${path}`)
  return ['User-agent: *', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
