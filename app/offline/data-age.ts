import type { DataMessage } from '../service-worker/messages.ts'

/** Of when the data on the page is, and whether there is a connection to get newer data. */
export interface DataAge {
  online: boolean
  /** Set while the page shows a copy that was cached for offline reading. */
  cachedAt: string | undefined
  loadedAt: string
}

export interface DataAgeStore {
  get(): DataAge
  onChange(listener: () => void): () => void
}

let store: DataAgeStore | undefined

/** Only in the browser. */
export function dataAgeStore(): DataAgeStore {
  store ??= openStore()
  return store
}

function openStore(): DataAgeStore {
  const listeners = new Set<() => void>()
  let age: DataAge = {
    online: navigator.onLine,
    cachedAt: document.documentElement.dataset.keptAt,
    loadedAt: new Date(performance.timeOrigin).toISOString(),
  }
  const update = (change: Partial<DataAge>) => {
    age = { ...age, ...change }
    for (const listener of listeners) listener()
  }

  addEventListener('online', () => update({ online: true }))
  addEventListener('offline', () => update({ online: false }))
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<DataMessage>) => {
    if (data?.kind !== 'data') return
    update(
      data.keptAt ? { cachedAt: data.keptAt } : { cachedAt: undefined, loadedAt: new Date().toISOString() },
    )
  })

  return {
    get: () => age,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
