import alerts from './alerts.json' with { type: 'json' }
import applications from './applications.json' with { type: 'json' }
import conversations from './conversations.json' with { type: 'json' }
import jobs from './jobs.json' with { type: 'json' }
import users from './users.json' with { type: 'json' }
import { SampleBoard } from './schema.ts'

/** Parses the JSON files; throws when a reference has no target. */
export function loadSampleBoard(): SampleBoard {
  const board = SampleBoard.parse({ users, jobs, applications, conversations, alerts })
  const missing = findMissingReferences(board)
  if (missing.length) throw new Error(`the sample data have no ${missing.join(', ')}`)
  return board
}

function findMissingReferences({ users, jobs, applications, conversations, alerts }: SampleBoard) {
  const known = new Set([...users.map(user => user.username), ...jobs.map(job => job.key)])
  const references = [
    ...jobs.map(({ employer }) => employer),
    ...applications.flatMap(({ jobKey, applicant }) => [jobKey, applicant]),
    ...conversations.flatMap(({ jobKey, employer, applicant }) => [jobKey, employer, applicant]),
    ...alerts.map(({ owner }) => owner)
  ]
  return references.filter(name => typeof name === 'string' && !known.has(name))
}
