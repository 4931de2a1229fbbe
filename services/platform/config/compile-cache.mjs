import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// What Node makes of the sources is kept beside the built pages: later starts take half as long, and need no
// compiler of TypeScript in memory. `npm start` imports this file before the first of them is loaded, so it is JavaScript.
enableCompileCache(join(import.meta.dirname, '../../../dist/compiled'))
