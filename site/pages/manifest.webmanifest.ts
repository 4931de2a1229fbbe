import { brand } from '#services/words/shared/brand.ts'

const manifest = {
  name: `${brand}: empleo con caballos`,
  short_name: brand,
  description: 'Empleos en cuadras, hípicas y yeguadas. Gratis y sin intermediarios.',
  lang: 'es',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: '#f6f8f5',
  theme_color: '#17573a',
  categories: ['business'],
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' }
  ],
  shortcuts: [
    { name: 'Buscar Empleo', url: '/jobs' },
    { name: 'Candidatos', url: '/candidates' }
  ]
}

/** How a phone shows the board that was added to its screen. */
export function GET(): Response {
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } })
}
