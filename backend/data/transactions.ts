import { AsyncLocalStorage } from 'node:async_hooks'
import type { Engine, OpenTransaction, VersionChange } from './engine.ts'
import type { Collection } from './schema.ts'

export type Publish = (changes: VersionChange[]) => void

type Work<T> = (trx: OpenTransaction) => Promise<T>

interface Joinable {
  trx: OpenTransaction
  touched: Set<Collection>
  /** Work that has joined the transaction and is not finished. */
  inFlight: Set<Promise<unknown>>
  state: 'open' | 'over' | 'failed'
}

export interface Transactions {
  current(): OpenTransaction | undefined
  /** Joins the caller's transaction, or else begins one and publishes what it has changed after its commit. */
  run<T>(collections: Collection[], work: Work<T>): Promise<T>
}

/**
 * The transaction is found through AsyncLocalStorage: work and all that it calls share it, and other requests
 * do not. There is one commit: an error of inner work fails the outer work, too. If the error is caught in
 * between, what the inner work has written is committed with the rest, because there are no savepoints. Work
 * that continues after the end of the transaction is outside of it: its next write begins another transaction,
 * or is refused when the first one was rolled back, because the data that it builds on was not saved.
 */
export function createTransactions(engine: Engine, publish: Publish): Transactions {
  const storage = new AsyncLocalStorage<Joinable>()

  const begin = async <T>(collections: Collection[], work: Work<T>): Promise<T> => {
    const { result, changes } = await transact(engine, async (trx) => {
      const transaction: Joinable = { trx, touched: new Set(collections), inFlight: new Set(), state: 'open' }
      try {
        const result = await storage.run(transaction, () => work(trx)).finally(() => end(transaction))
        const changes = await raiseVersions(trx, transaction.touched)
        if (changes.length > 0) await engine.channel?.notify(trx)
        return { result, changes }
      } catch (error) {
        transaction.state = 'failed'
        throw error
      }
    })
    if (changes.length > 0) publish(changes)
    return result
  }

  return {
    current() {
      const transaction = storage.getStore()
      return transaction?.state === 'open' ? transaction.trx : undefined
    },
    async run(collections, work) {
      const transaction = storage.getStore()
      if (transaction?.state === 'open') return join(transaction, collections, work)
      if (transaction?.state === 'failed')
        throw new Error('The transaction that this belongs to was rolled back')
      return begin(collections, work)
    },
  }
}

async function join<T>(transaction: Joinable, collections: Collection[], work: Work<T>): Promise<T> {
  for (const collection of collections) transaction.touched.add(collection)
  const joined = work(transaction.trx)
  transaction.inFlight.add(joined)
  return joined.finally(() => transaction.inFlight.delete(joined))
}

/**
 * When one of several concurrent calls fails, the others may still run: waits for them, so that none writes after the
 * rollback.
 */
async function end(transaction: Joinable): Promise<void> {
  while (transaction.inFlight.size > 0) await Promise.allSettled(transaction.inFlight)
  transaction.state = 'over'
}

/**
 * Throws the error of the work: on a broken connection the rollback fails, too, and its error would hide the cause.
 */
async function transact<T>(engine: Engine, work: Work<T>): Promise<T> {
  let cause: { error: unknown } | undefined
  const noting = (trx: OpenTransaction) =>
    work(trx).catch((error) => {
      cause = { error }
      throw error
    })
  return engine.writer
    .transaction()
    .execute(noting)
    .catch((error) => {
      throw cause ? cause.error : error
    })
}

/** Sorted, so that no two transactions deadlock on the rows of the versions. */
async function raiseVersions(trx: OpenTransaction, touched: Set<Collection>): Promise<VersionChange[]> {
  const changes: VersionChange[] = []
  for (const collection of [...touched].sort())
    changes.push({ collection, version: await raiseVersion(trx, collection) })
  return changes
}

async function raiseVersion(trx: OpenTransaction, collection: Collection): Promise<number> {
  const { version } = await trx
    .insertInto('versions')
    .values({ collection, version: 1 })
    .onConflict((conflict) =>
      conflict
        .column('collection')
        .doUpdateSet(({ eb, ref }) => ({ version: eb(ref('versions.version'), '+', 1) })),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}
