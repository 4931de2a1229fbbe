import type { Database, Transaction, TransactionOptions } from './database.ts'

/** A view of the database in which unqualified names mean tables of another schema, and which takes no writes. */
export function readSchema(db: Database, schema: string): Database {
  const settings = `SET LOCAL search_path = ${schema}, public; SET LOCAL transaction_read_only = on`
  const transaction = <T>(work: (tx: Transaction) => Promise<T>, begin?: TransactionOptions) =>
    db.transaction(tx => {
      tx.pipeline(tx.exec(settings))
      return work(tx)
    }, begin)
  const query: Database['query'] = (text, values) => transaction(tx => tx.query(text, values))
  const refuse = () => Promise.reject(new Error(`${schema} is only read`))
  return {
    ...db,
    transaction,
    query,
    exec: text => transaction(tx => tx.exec(text)),
    lookups: { query },
    vacuum: refuse,
    queryForLibrary: refuse,
    close: async () => {}
  }
}
