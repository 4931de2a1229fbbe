import type { Queryable } from '#events/database/database.ts'
import {
  findLogEnd,
  type LogEnd,
  logEndColumns,
  readChanges,
  wasEndOf
} from '#events/store/event-store.ts'
import { readSynonyms, type Synonyms } from './clauses.ts'
import { type IndexedDoc, InvertedIndex } from './inverted-index.ts'
import { ofId, type Terms, toTerms, WordLexemes } from './words.ts'

/** The state of the board that a search depends on. */
export interface BoardState extends LogEnd {
  /** The tables that are searched, which a rebuild replaces. */
  tables: string
  /** A number that changes with the synonyms. */
  synonyms: string
}

/** The source of an index; when it changes, the index answers until another one is loaded. */
const sourceOf = ({ tables, synonyms }: BoardState) => `${tables} ${synonyms}`

export const boardStateColumns = `${logEndColumns}, concat_ws(' ', to_regclass('jobs')::oid, to_regclass('candidate_profiles')::oid) AS tables,
  (SELECT coalesce(sum(hashtextextended(term, hashtext(family))), 0)::text FROM search.synonyms) AS synonyms`

export async function readBoardState(db: Queryable): Promise<BoardState> {
  const [state] = await db.query<BoardState>(`SELECT ${boardStateColumns}`)
  if (!state) throw new Error('the log has no position')
  return state
}

/** Events of one type about one thing; the owner is that of a job or a profile. */
export interface Change {
  type: string
  id: string
  ownerId: string | null
}

/** A read table whose rows are searched. */
export interface IndexSource<Row> {
  table: string
  columns: string
  /** The condition for rows that are searched. */
  condition: string
  /** The column of the account to which a row belongs. */
  ownerColumn: string
  /** The types of events that change them. */
  types: readonly string[]
  toDoc(row: Row, words: WordLexemes): IndexedDoc
  /** The ids whose docs an event changes besides the row that has its id: those with `ofId` of one. */
  changedIds(change: Change): string[]
}

/** What is searched of a table of a database, as of one state. */
export interface LoadedIndex {
  docs: InvertedIndex
  synonyms: Synonyms
  /** The terms of the synonyms. */
  terms: Terms
  state: BoardState
  catchingUp?: Promise<boolean> | undefined
}

/** With more new events it is quicker to load the index anew. */
const maxCatchUp = 20_000
const eventsAtOnce = 5_000
const rowsAtOnce = 2_000

/** The index of a table in memory, one a database: loaded whole, then it follows the log. */
export class FollowedIndex<Row extends { no: number }> {
  private readonly indexes = new WeakMap<Queryable, Promise<LoadedIndex>>()
  private readonly inUse = new WeakMap<Queryable, LoadedIndex>()
  private readonly replacements = new WeakMap<Queryable, Promise<LoadedIndex>>()
  private readonly source: IndexSource<Row>

  constructor(source: IndexSource<Row>) {
    this.source = source
  }

  /** Loads the index before the first search. */
  async load(db: Queryable): Promise<void> {
    await (this.indexes.get(db) ?? this.loadAnew(db))
  }

  /**
   * The index as it is, undefined until it is loaded: for what may not wait, as within a transaction of an embedded
   * database. Begins to load the newest state, which a later call finds.
   */
  loaded(db: Queryable): LoadedIndex | undefined {
    readBoardState(db)
      .then(state => this.at(db, state))
      // The next call tries again.
      .catch(() => {})
    return this.inUse.get(db)
  }

  /**
   * The index at a state of the board, or a later one. The first call loads it. After a change of synonyms or a rebuild it
   * answers with what it has, and with what comes, until another one is loaded.
   */
  async at(db: Queryable, state: BoardState): Promise<LoadedIndex> {
    const loading = this.indexes.get(db) ?? this.loadAnew(db)
    const index = await loading
    const isNear = state.position - index.state.position <= maxCatchUp
    if (isNear && (await this.catchUp(db, index, state))) {
      const isOutdated = sourceOf(state) !== sourceOf(index.state)
      if (isOutdated || index.docs.isFragmented()) this.replace(db, loading)
      return index
    }
    if (this.indexes.get(db) === loading) this.loadAnew(db)
    return this.at(db, await readBoardState(db))
  }

  /** Brings an index that is loaded to the end of the log. */
  async follow(db: Queryable): Promise<void> {
    if (this.inUse.has(db)) await this.at(db, await readBoardState(db))
  }

  /** The source that searches are answered from; begins to load another index when the state has a newer one. */
  sourceInUse(db: Queryable, state: BoardState): string {
    const index = this.inUse.get(db)
    const loading = this.indexes.get(db)
    if (index && loading && sourceOf(index.state) !== sourceOf(state)) this.replace(db, loading)
    return sourceOf(index?.state ?? state)
  }

  /** Loads another index, which takes the place of the former one; after a failure the next search tries again. */
  private replace(db: Queryable, former: Promise<LoadedIndex>): void {
    if (this.replacements.has(db)) return
    const loading = this.read(db)
    this.replacements.set(db, loading)
    loading
      .then(
        index => {
          if (this.indexes.get(db) !== former) return
          this.indexes.set(db, loading)
          this.inUse.set(db, index)
        },
        () => {}
      )
      .finally(() => this.replacements.delete(db))
  }

  /** A failure is reported to those who wait; the next search tries again. */
  private loadAnew(db: Queryable): Promise<LoadedIndex> {
    const loading = this.read(db)
    this.indexes.set(db, loading)
    loading.then(
      index => this.inUse.set(db, index),
      () => this.indexes.get(db) === loading && this.indexes.delete(db)
    )
    return loading
  }

  /** Parses one page of rows while the next one is read. What changes meanwhile is read again by `catchUp`. */
  private async read(db: Queryable): Promise<LoadedIndex> {
    const { table, columns, condition, toDoc } = this.source
    const state = await readBoardState(db)
    const synonyms = await readSynonyms(db)
    const [{ n = 0 } = {}] = await db.query<{ n: number }>(
      `SELECT count(*) AS n FROM ${table} WHERE ${condition}`
    )
    const docs = new InvertedIndex(n)
    const terms = toTerms(synonyms)
    const words = new WordLexemes(terms)
    const readPage = (after: number) =>
      db.query<Row>(
        `SELECT ${columns} FROM ${table} WHERE ${condition} AND no > $1 ORDER BY no LIMIT ${rowsAtOnce}`,
        [after]
      )
    for (let next = readPage(0); ; ) {
      const rows = await next
      const last = rows.length < rowsAtOnce ? undefined : rows.at(-1)
      if (last) next = readPage(last.no)
      for (const row of rows) docs.put(toDoc(row, words))
      if (!last) return { docs, synonyms, terms, state }
    }
  }

  /** Applies what was committed up to a state; false when the index is of another copy of the log. */
  private async catchUp(db: Queryable, index: LoadedIndex, state: BoardState): Promise<boolean> {
    while (index.state.position < state.position) {
      index.catchingUp ??= this.applyChanges(db, index, state).finally(() => {
        index.catchingUp = undefined
      })
      if (!(await index.catchingUp)) return false
    }
    const isSame = index.state.position === state.position
    return isSame ? index.state.lastEvent === state.lastEvent : wasEndOf(db, index.state)
  }

  private async applyChanges(db: Queryable, index: LoadedIndex, last: LogEnd): Promise<boolean> {
    const { position } = index.state
    const upTo = Math.min(last.position, position + eventsAtOnce)
    const [isContinued, end, changes] = await Promise.all([
      wasEndOf(db, index.state),
      findLogEnd(db, upTo),
      readChanges(db, position, upTo, this.source.types)
    ])
    if (!isContinued || !end.lastEvent) return false
    if (changes.length > 0) await this.readAgain(db, index, changes)
    index.state = { ...index.state, ...end }
    return true
  }

  /** Without a row, a doc is that of something that is gone. */
  private async readAgain(
    db: Queryable,
    { docs, terms }: LoadedIndex,
    changes: readonly Change[]
  ): Promise<void> {
    const { table, columns, condition, ownerColumn, changedIds, toDoc } = this.source
    const ids = new Set(changes.flatMap(changedIds))
    const known = [...ids].flatMap(id => docs.numbersWith(ofId + id))
    const restored = changes.flatMap(({ type, id }) => (type === 'UserRestored' ? [id] : []))
    const rows = await db.query<Row & { isSearched: boolean }>(
      `SELECT ${columns}, ${condition} AS "isSearched" FROM ${table}
        WHERE id = ANY ($1) OR no = ANY ($2) OR ${ownerColumn} = ANY ($3) ORDER BY no`,
      [changes.map(({ id }) => id), known, restored]
    )
    const words = new WordLexemes(terms)
    for (const no of [...known, ...rows.map(({ no }) => no)]) docs.remove(no)
    for (const row of rows) if (row.isSearched) docs.put(toDoc(row, words))
    if (known.some(no => !rows.some(row => row.no === no))) docs.forgetUnusedLexemes()
  }
}
