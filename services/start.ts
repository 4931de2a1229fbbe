import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// What Node makes of the sources is kept beside the built pages: later starts are quicker, and need no compiler
// of TypeScript in memory. It has to be said before the first of them is loaded.
enableCompileCache(join(import.meta.dirname, '../dist/compiled'))

const { runService } = await import('./main.ts')
await runService()
