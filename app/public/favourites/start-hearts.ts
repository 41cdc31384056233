import { hearts, storageKey } from './heart-names.ts'

type Hearts = typeof import('./show-hearts.ts')

/**
 * Loads the script of the hearts when it is needed: at once for a visitor who has kept apartments, otherwise with the
 * first heart that is pressed here or in another tab. Most pages of most visitors never load it. Returns a function that
 * stops it.
 */
export function startHearts(): () => void {
  let loading: Promise<Hearts> | undefined
  const load = () => {
    loading ??= import('./show-hearts.ts').then((loaded) => {
      loaded.showHearts()
      return loaded
    })
    // Without a connection the next press tries again.
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }
  const onClick = ({ target }: MouseEvent) => {
    const heart = target instanceof Element && target.closest(`[${hearts.heart}]`)
    if (heart) load().then(({ press }) => press(heart), ignore)
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKey) load().catch(ignore)
  }
  addEventListener('click', onClick)
  addEventListener('storage', onStorage)
  if (hasKept()) load().catch(ignore)
  return () => {
    removeEventListener('click', onClick)
    removeEventListener('storage', onStorage)
  }
}

function hasKept(): boolean {
  try {
    return Boolean(localStorage.getItem(storageKey))
  } catch {
    // A browser that stores nothing keeps no apartments.
    return false
  }
}

function ignore(): void {}
