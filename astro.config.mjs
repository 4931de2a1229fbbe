import react from '@astrojs/react'
import { defineConfig } from 'astro/config'

export default defineConfig({
  srcDir: './site',
  publicDir: './site/public',
  outDir: './dist/site',
  integrations: [react()],
  build: { format: 'file' },
  devToolbar: { enabled: false }
})
