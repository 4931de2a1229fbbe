import { protectedPatterns } from './protected-routes.ts'

const tools = [
  ...['/api/', '/health/', '/pictures/', '/auth', '/login', '/editar-perfil/'],
  ...['/ip-diagnostic', '/ip-test']
]

/** What search engines should leave alone: calls, screens of somebody's own, faces. */
export function robotsText(origin: string): string {
  const closed = [...tools, ...protectedPatterns].map(path => `Disallow: ${path}`)
  return ['User-agent: *', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
