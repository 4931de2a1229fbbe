import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import type { ThreadOptions, ThreadRequest } from './pglite-thread.ts'
import { makePrivate } from './private-directory.ts'

/** Runs in the thread of `pglite-thread.ts`; answers each request once, in order. */
const { directory, from }: ThreadOptions = workerData
// The worker does this: more than a thousand files would hold up the requests of the process.
if (directory) makePrivate(directory)
const lite = await PGlite.create({
  // Of memory that is never given back; the operating system keeps the files in memory, too.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  ...(directory && { dataDir: directory }),
  ...(from && { loadDataDir: from })
})
// PGlite creates the files of a new database writable by every user.
if (directory) makePrivate(directory)
parentPort?.on('message', handle)
parentPort?.postMessage('opened')

async function handle(request: ThreadRequest): Promise<void> {
  if (request instanceof Uint8Array) {
    const response = await execute(request)
    parentPort?.postMessage(response, [response.buffer])
  } else if (request === 'dump') {
    parentPort?.postMessage(await lite.dumpDataDir('none'))
  } else {
    await lite.close()
    process.exit()
  }
}

async function execute(messages: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  await lite.execProtocolRawStream(messages, {
    // Files are written through; there is nothing to synchronize.
    syncToFs: false,
    onRawData: chunk => void chunks.push(chunk.slice())
  })
  return joinChunks(chunks)
}

/** Copies into memory of its own, which can be transferred; the memory of Buffer.concat is shared. */
function joinChunks(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let offset = 0
  for (const chunk of chunks) {
    joined.set(chunk, offset)
    offset += chunk.length
  }
  return joined
}
