import { CircleCheck, TriangleAlert, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { bulgarianFirst } from '../../text/bulgarian-first.ts'
import { uiText } from '../../text/ui.ts'
import { dismissToast, type Toast, toastStore } from './toaster.ts'

const readingTime = 5000

const kindProps = {
  error: { role: 'alert', box: 'border-sold/40 bg-sold-soft text-sold', icon: TriangleAlert },
  success: {
    role: 'status',
    box: 'border-available/40 bg-available-soft text-available',
    icon: CircleCheck,
  },
} as const

export function ToastList() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.onServer)
  return (
    <div
      ref={makeRoom}
      className="pointer-events-none fixed right-0 bottom-[calc(var(--banner-height,0px)+var(--bar-height,0px))] z-50 max-h-[60vh] w-[min(28rem,100vw)] overflow-y-auto lg:right-auto lg:left-0 lg:w-64"
    >
      {toasts.length > 0 && (
        <div className="grid gap-2 p-3">
          {toasts.map((toast) => (
            <ToastBox key={toast.id} toast={toast} />
          ))}
        </div>
      )}
    </div>
  )
}

/** Publishes the height of the toasts, so that other fixed parts leave room for them (app.css). */
function makeRoom(list: HTMLElement | null) {
  if (!list) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--toasts-height', `${list.offsetHeight}px`))
  observer.observe(list)
  return () => {
    observer.disconnect()
    style.removeProperty('--toasts-height')
  }
}

function ToastBox({ toast: { id, kind, message, detail, action, lasts = readingTime } }: { toast: Toast }) {
  const { role, box, icon: Icon } = kindProps[kind]
  const [head, ...more] = bulgarianFirst([message, detail])
  const [isPaused, setPaused] = useState(false)

  // A success closes after a while, but not while it has the pointer or the focus.
  useEffect(() => {
    if (kind === 'error' || isPaused) return
    const timer = setTimeout(() => dismissToast(id), lasts)
    return () => clearTimeout(timer)
  }, [id, kind, isPaused, lasts])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: resting the pointer only makes the message stay
    <div
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      className={`pointer-events-auto grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 rounded-card border p-3 pl-4 shadow-card ${box}`}
    >
      <Icon className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
      <div role={role} className="min-w-0 flex-1 py-px">
        <p className="font-semibold">{head}</p>
        {more.map((line) => (
          <p key={line} className="mt-0.5 text-sm wrap-break-word">
            {line}
          </p>
        ))}
      </div>
      <button
        type="button"
        aria-label={uiText.closeMessage}
        onClick={() => dismissToast(id)}
        className="cursor-pointer rounded p-1 hover:bg-white/70"
      >
        <X className="size-4" aria-hidden="true" />
      </button>
      {action && (
        <button
          type="button"
          onClick={() => {
            dismissToast(id)
            action.run()
          }}
          className="col-start-2 min-h-9 justify-self-start cursor-pointer rounded-lg border border-current/40 bg-white px-3 font-semibold hover:border-current pointer-coarse:min-h-11"
        >
          {action.label}
        </button>
      )}
    </div>
  )
}
