/** What happened, said in a corner of the page. Only browsers say things: on the server nobody calls these. */
export interface Toast {
  id: number
  kind: 'error' | 'success'
  message: string
  detail?: string | undefined
  action?: ToastAction | undefined
  /** Milliseconds that good news stay, if not as long as usual. */
  lasts?: number | undefined
  /** A newer message about the same thing takes its place. */
  about?: string | undefined
  /** Called when it is no longer shown, for whatever reason. */
  onGone?: (() => void) | undefined
}

/** One thing that can be done about what happened. */
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

/** Stays until it is closed or something succeeds; the console keeps it for good. */
export function showError(message: string, detail?: string, more: More = {}): void {
  console.error(...[message, detail].filter(Boolean))
  const others = toasts.filter((toast) => toast.message !== message)
  show([...others, { id: ++lastId, kind: 'error', message, detail, ...more }])
}

export function showSuccess(message: string, more: More = {}): void {
  const others = toasts.filter(({ kind, about }) => kind === 'success' && !(about && about === more.about))
  show([...others, { id: ++lastId, kind: 'success', message, ...more }])
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
