/** What happened, said in a corner of the page. Only browsers say things: on the server nobody calls these. */
export interface Toast {
  id: number
  kind: 'error' | 'success'
  message: string
  detail?: string | undefined
}

const mostAtOnce = 4
const none: readonly Toast[] = []

let toasts = none
let lastId = 0
const listeners = new Set<() => void>()

/** Stays until it is closed or something succeeds; the console keeps it for good. */
export function showError(message: string, detail?: string): void {
  console.error(...[message, detail].filter(Boolean))
  const others = toasts.filter((toast) => toast.message !== message)
  show([...others, { id: ++lastId, kind: 'error', message, detail }])
}

export function showSuccess(message: string): void {
  show([...toasts.filter(({ kind }) => kind === 'success'), { id: ++lastId, kind: 'success', message }])
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
  toasts = next.slice(-mostAtOnce)
  for (const listener of listeners) listener()
}
