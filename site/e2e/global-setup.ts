import { createDemoData } from './demo-data.ts'

/** Fills a board with sample data; the server of each worker starts on a copy of `DEMO_DATA`. */
export default async function setUpDemoData() {
  const { folder, remove } = await createDemoData()
  process.env['DEMO_DATA'] = folder
  return remove
}
