import { createDemoData } from '../demo-data.ts'

/** Prints the folder of a board with sample data. */
const { folder } = await createDemoData()
console.log(folder)
