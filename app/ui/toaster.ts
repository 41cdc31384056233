/**
 * A message in the corner of the page. Only the browser shows toasts: the store is a module variable, which all
 * requests of a server would share.
 */
export interface Toast {
  id: number
  kind: 'error' | 'success'
  message: string
  detail?: string | undefined
  action?: ToastAction | undefined
  /** How many milliseconds a success is shown. */
  lasts?: number | undefined
  /** A newer success about the same thing replaces this one. */
  about?: string | undefined
  /** Called when the toast is no longer shown, for whatever reason. */
  onGone?: (() => void) | undefined
}

export interface ToastAction {
  label: string
  run(): void
}

type More = Pick<Toast, 'action' | 'lasts' | 'about' | 'onGone'>

const maxAtOnce = 4
const none: readonly Toast[] = []

let toasts = none
let lastId = 0
const listeners = new Set<() => void>()

/** Shows an error until it is closed or a later action succeeds, and logs it to the console. */
export function showError(message: string, detail?: string, more: More = {}): void {
  console.error(...[message, detail].filter(Boolean))
  const others = toasts.filter((toast) => toast.message !== message)
  show([...others, { id: ++lastId, kind: 'error', message, detail, ...more }])
}

export function showSuccess(message: string, more: More = {}): void {
  const others = toasts.filter(({ kind, about }) => kind === 'success' && !(about && about === more.about))
  show([...others, { id: ++lastId, kind: 'success', message, ...more }])
}

/** After an action that has succeeded and says so where it was done. */
export function dismissErrors(): void {
  show(toasts.filter(({ kind }) => kind === 'success'))
}

export function dismissToast(id: number): void {
  show(toasts.filter((toast) => toast.id !== id))
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  current: () => toasts,
  onServer: () => none,
}

function show(next: readonly Toast[]): void {
  const before = toasts
  toasts = next.slice(-maxAtOnce)
  for (const toast of before) if (!toasts.includes(toast)) toast.onGone?.()
  for (const listener of listeners) listener()
}
