/** What pages with lists do beside their islands: loaded after them. */
import './filter-sheet.ts'
import './save-job.ts'
