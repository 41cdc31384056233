import { type ReactNode, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Device } from './view-switch.tsx'

interface PreviewFrameProps {
  device: Device
  title: string
  children: ReactNode
}

const classNames: Record<Device, string> = {
  computer: 'absolute top-0 left-0 h-[720px] w-[1280px] origin-top-left scale-(--scale)',
  phone: 'mx-auto h-[844px] w-[390px] max-w-full rounded-card border border-sand-300',
}
const computerWidth = 1280

/**
 * A document of its own inside the page, as wide as the device: what depends on the width of the window looks as it will
 * there, and neither page's styles reach the other. What is in it can be seen, not used.
 */
export function PreviewFrame({ device, title, children }: PreviewFrameProps) {
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
  return (
    <div
      ref={fitIn}
      className={`relative overflow-hidden ${device === 'computer' ? 'h-[calc(720px*var(--scale))] rounded-card' : ''}`}
    >
      <iframe
        ref={open}
        title={title}
        tabIndex={-1}
        // Firefox puts another empty document in the place of the first one.
        onLoad={({ currentTarget }) => open(currentTarget)}
        className={`block bg-sea-950 ${classNames[device]}`}
      />
      {body && createPortal(<div inert>{children}</div>, body)}
    </div>
  )
}

/** Small enough for the whole width to be seen. */
function fitIn(box: HTMLElement | null) {
  if (!box) return
  const observer = new ResizeObserver(() =>
    box.style.setProperty('--scale', String(Math.min(1, box.clientWidth / computerWidth))),
  )
  observer.observe(box)
  return () => observer.disconnect()
}
