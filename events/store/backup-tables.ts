/** What a backup keeps of the event store besides the events; parents before children. */
export const eventStoreTables = [
  { name: 'es.erasures', columns: ['subject', 'erased_at', 'requested_by'] },
  {
    name: 'es.commands',
    columns: ['command_id', 'request_mac', 'last_position', 'created_at']
  },
  { name: 'es.subscriptions', columns: ['name', 'position', 'attempts'] },
  {
    name: 'es.dead_letters',
    columns: ['subscription', 'position', 'attempts', 'error', 'failed_at']
  }
]
