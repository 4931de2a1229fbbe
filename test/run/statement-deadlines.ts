import { sessionSettings, transactionDeadline } from '#events/database/session-settings.ts'

// The deadlines of the product are for visitors who wait; a slow machine must not end the statements of a test.
sessionSettings.statement_timeout = '20000'
transactionDeadline.ms = 20_000
