import { Monitor, Smartphone } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { homePageText as text } from '../../../text/admin/home-page.ts'

type Device = 'computer' | 'phone'

const icons = { computer: Monitor, phone: Smartphone }

/** A page as a computer or a phone shows it, with buttons to switch between the two. */
export function DevicePreview({ scrollTo, children }: { scrollTo: string | undefined; children: ReactNode }) {
  const [device, setDevice] = useState<Device>('computer')
  return (
    <>
      <div className="mb-3 flex flex-wrap gap-2">
        {(['computer', 'phone'] as const).map((each) => {
          const Icon = icons[each]
          return (
            <button
              key={each}
              type="button"
              aria-pressed={device === each}
              onClick={() => setDevice(each)}
              className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-lg border border-sea-200 px-3 text-sm font-semibold text-sea-800 hover:bg-sea-50 aria-pressed:border-sea-700 aria-pressed:bg-sea-700 aria-pressed:text-white"
            >
              <Icon className="size-4" aria-hidden="true" />
              {text.devices[each]}
            </button>
          )
        })}
      </div>
      <PreviewFrame device={device} scrollTo={scrollTo}>
        {children}
      </PreviewFrame>
    </>
  )
}

interface PreviewFrameProps {
  device: Device
  /** The block that the preview scrolls to. */
  scrollTo: string | undefined
  children: ReactNode
}

const classNames: Record<Device, string> = {
  computer: 'absolute top-0 left-0 h-[960px] w-[1280px] origin-top-left scale-(--scale)',
  phone: 'mx-auto h-[620px] w-[390px] max-w-full rounded-card border border-sand-300',
}
const computerWidth = 1280

/**
 * An iframe as wide as the device, so that media queries apply as on the device, and styles do not leak between
 * the preview and the screen around it. Its content is inert, but scrolls.
 */
function PreviewFrame({ device, scrollTo, children }: PreviewFrameProps) {
  const [body, setBody] = useState<HTMLElement>()
  const open = useCallback((frame: HTMLIFrameElement | null) => {
    const page = frame?.contentDocument
    if (!page) return
    page.documentElement.lang = document.documentElement.lang
    page.title = frame.title
    const styles = document.head.querySelectorAll('link[rel=stylesheet], style')
    page.head.replaceChildren(
      page.head.querySelector('title') ?? '',
      ...[...styles].map((each) => each.cloneNode(true)),
    )
    setBody(page.body)
  }, [])
  useEffect(() => {
    const target = scrollTo && body?.querySelector(`[data-block="${scrollTo}"]`)
    const view = body?.ownerDocument.defaultView
    // Scrolling by position moves the preview alone; `scrollIntoView` would also move the screen around it.
    if (target && view) view.scrollTo({ top: target.getBoundingClientRect().top + view.scrollY })
  }, [body, scrollTo])
  return (
    <div
      ref={fitIn}
      className={`relative overflow-hidden ${device === 'computer' ? 'h-[calc(960px*var(--scale))] rounded-card' : ''}`}
    >
      <iframe
        ref={open}
        title={text.preview}
        tabIndex={-1}
        // Firefox replaces the iframe's first empty document, so the new one is filled on load.
        onLoad={({ currentTarget }) => open(currentTarget)}
        className={`block bg-sand-50 ${classNames[device]}`}
      />
      {body && createPortal(<div inert>{children}</div>, body)}
    </div>
  )
}

/** Scales the frame down so that its whole width is visible. */
function fitIn(box: HTMLElement | null) {
  if (!box) return
  const observer = new ResizeObserver(() =>
    box.style.setProperty('--scale', String(Math.min(1, box.clientWidth / computerWidth))),
  )
  observer.observe(box)
  return () => observer.disconnect()
}
